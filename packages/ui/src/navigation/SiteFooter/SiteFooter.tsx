"use client";

import type { ComponentProps, ReactNode } from "react";
import { bare } from "../../styles/bare.css";
import { useMessages, useTheme } from "../../theme/context";
import { cx } from "../../utils/cx";
import { fill } from "../../utils/fill";
import { inElement } from "../../utils/inElement";
import { BrandMark } from "../BrandMark";
import type { NavigationLink } from "../types";
import { ContactColumn, LinkColumn, type SocialLink } from "./FooterColumns";
import { type LanguageLink, LanguageLinks } from "./LanguageLinks";
import { type SiteFooterMessages, siteFooterMessages } from "./messages";
import * as css from "./SiteFooter.css";

export interface SiteFooterProps extends ComponentProps<"footer"> {
  /** Stands in the place of the word mark. */
  brand?: ReactNode;
  /** What the shop stands for, in a few words. */
  tagline?: ReactNode;
  /** One or two sentences below the tagline. */
  blurb?: ReactNode;
  /** Terms, privacy, returns. */
  legalLinks?: readonly NavigationLink[];
  /** Order tracking, order history, frequent questions. */
  quickLinks?: readonly NavigationLink[];
  /** The help desk's e-mail address. */
  helpEmail?: string;
  /** The shop's pages on the networks. */
  socialLinks?: readonly SocialLink[];
  /** The page in each of the shop's languages, when there are several. */
  languages?: readonly LanguageLink[];
  /** Further columns, after how to reach the shop: marks of payment, a newsletter's form. */
  children?: ReactNode;
  /** A language was chosen: remember it. Its link leads there. */
  onLanguageChoose?: (locale: string) => void;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<SiteFooterMessages>;
}

/**
 * The shop's footer: what it stands for, its legal and quick links, and how to reach it. What is not
 * given is left out, the copyright too where the provider has no `shopName`.
 */
export function SiteFooter({
  brand,
  tagline,
  blurb,
  legalLinks,
  quickLinks,
  helpEmail,
  socialLinks,
  languages,
  onLanguageChoose,
  messages,
  className,
  children,
  ...rest
}: SiteFooterProps) {
  const text = useMessages("siteFooter", siteFooterMessages, messages);
  const { shopName } = useTheme();
  const hasLanguages = languages && languages.length > 1;
  return (
    <footer {...rest} className={cx(css.footer, className)}>
      <div className={css.inner}>
        <div className={css.about}>
          {inElement(brand) ?? <BrandMark size="large" />}
          {tagline && <p className={css.tagline}>{tagline}</p>}
          {blurb && <p className={css.blurb}>{blurb}</p>}
        </div>
        <div className={css.columns}>
          <LinkColumn title={text.legal} links={legalLinks} />
          <LinkColumn title={text.quickLinks} links={quickLinks} />
          <ContactColumn helpEmail={helpEmail} links={socialLinks} text={text} />
          {inElement(children)}
        </div>
        {(shopName || hasLanguages) && (
          <div className={css.closing}>
            {shopName && <p className={bare}>{fill(text.copyright, { shop: shopName })}</p>}
            {hasLanguages && (
              <LanguageLinks name={text.languages} links={languages} onChoose={onLanguageChoose} />
            )}
          </div>
        )}
      </div>
    </footer>
  );
}
