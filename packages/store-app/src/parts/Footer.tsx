import { SiteFooter } from "@taanka/ui";
import { shop } from "../config";
import { useMenuLinks } from "./menuLinks";

/** The shop's footer. */
export function Footer() {
  const links = useMenuLinks();
  return (
    <SiteFooter
      helpEmail={shop.contacts.helpEmail}
      quickLinks={links(shop.menus.footer.quick)}
      legalLinks={links(shop.menus.footer.legal)}
    />
  );
}
