import { SiteFooter } from "@taanka/ui";
import { shop, useWords } from "../config";
import { useMenuLinks } from "./menuLinks";

/** The shop's footer. */
export function Footer() {
  const links = useMenuLinks();
  const words = useWords();
  return (
    <SiteFooter
      tagline={words(shop.tagline)}
      blurb={words(shop.blurb)}
      socialLinks={shop.social}
      helpEmail={shop.contacts.helpEmail}
      quickLinks={links(shop.menus.footer.quick)}
      legalLinks={links(shop.menus.footer.legal)}
    />
  );
}
