"use client";

import { bare } from "../../styles/bare.css";
import { useTheme } from "../../theme/context";
import { languageLink, languageList } from "./SiteFooter.css";

/** A language that the shop can be read in. */
export interface LanguageLink {
  /** BCP 47 tag: `hi-IN`. The link's name and its page are in that language. */
  locale: string;
  /** Its own name for itself: “हिन्दी”. */
  label: string;
  /** The same page in that language. */
  href: string;
}

interface LanguageLinksProps {
  name: string;
  links: readonly LanguageLink[];
  onChoose: ((locale: string) => void) | undefined;
}

/** The page in the shop's other languages. The one that it is in is marked, and leads nowhere else. */
export function LanguageLinks({ name, links, onChoose }: LanguageLinksProps) {
  const { locale: current, linkComponent: Anchor } = useTheme();
  return (
    <nav className={bare} aria-label={name}>
      <ul className={languageList}>
        {links.map(({ locale, label, href }) => (
          <li key={locale}>
            <Anchor
              className={languageLink}
              href={href}
              hrefLang={locale}
              lang={locale}
              aria-current={locale === current ? "true" : undefined}
              onClick={() => onChoose?.(locale)}
            >
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
