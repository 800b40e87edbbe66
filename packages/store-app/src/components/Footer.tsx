import { readSearch } from "@taanka/store/readable";
import { SiteFooter } from "@taanka/ui";
import { useLocation } from "react-router-dom";
import { shop, useWords } from "../config";
import { searchParameters } from "../paths";
import { pathIn } from "../routing/language";
import { useMenuLinks } from "./menuLinks";

/** What pages read of an address: the server knows of nothing else. */
function knownParameters(search: string): string {
  const names: string[] = Object.values(searchParameters);
  const known = [...readSearch(search)].filter(([name]) => names.includes(name));
  return known.length > 0 ? `?${new URLSearchParams(known)}` : "";
}

/** The page in each of the shop's languages. */
function useLanguages() {
  const { pathname, search } = useLocation();
  const parameters = knownParameters(search);
  return shop.languages.map((language) => ({
    locale: language.locale,
    label: language.name,
    href: pathIn(language, pathname) + parameters,
  }));
}

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
      languages={useLanguages()}
    />
  );
}
