"use client";

import type { ComponentProps, ReactNode } from "react";
import { FacebookIcon, InstagramIcon, WhatsAppIcon } from "../../icons";
import { useMessages, useTheme } from "../../theme/context";
import { cx } from "../../utils/cx";
import { BrandMark } from "../BrandMark";
import type { NavigationLink } from "../types";
import { type SiteFooterMessages, siteFooterMessages } from "./messages";
import {
  about,
  blurb,
  closing,
  column,
  columns,
  columnTitle,
  footer,
  footerLink,
  inner,
  social,
  socialLink,
  tagline,
} from "./SiteFooter.css";

const networks = [
  { key: "facebook", name: "Facebook", Icon: FacebookIcon, home: "https://www.facebook.com/" },
  { key: "instagram", name: "Instagram", Icon: InstagramIcon, home: "https://www.instagram.com/" },
  { key: "whatsapp", name: "WhatsApp", Icon: WhatsAppIcon, home: "https://www.whatsapp.com/" },
] as const;

export interface SiteFooterProps extends ComponentProps<"footer"> {
  /** The help desk's e-mail address. */
  helpEmail: string;
  /** Stands in the place of the word mark. */
  brand?: ReactNode;
  /** Replaces the links to terms, privacy and returns. */
  legalLinks?: NavigationLink[];
  /** Replaces the links to order tracking, order history and frequent questions. */
  quickLinks?: NavigationLink[];
  /** The shop's own pages on the networks; without one, the network's front page. */
  socialLinks?: Partial<Record<(typeof networks)[number]["key"], string>>;
  messages?: Partial<SiteFooterMessages>;
}

/** The shop's footer: what it stands for, its legal and quick links, and how to reach it. */
export function SiteFooter({
  helpEmail,
  brand,
  legalLinks,
  quickLinks,
  socialLinks,
  messages,
  className,
  ...rest
}: SiteFooterProps) {
  const text = useMessages("siteFooter", siteFooterMessages, messages);
  const legal = legalLinks ?? [
    { label: text.terms, href: "/terms" },
    { label: text.privacy, href: "/privacy" },
    { label: text.returns, href: "/returns" },
  ];
  const quick = quickLinks ?? [
    { label: text.trackOrder, href: "/track-order" },
    { label: text.orderHistory, href: "/order-history" },
    { label: text.faq, href: "/faq" },
  ];
  return (
    <footer {...rest} className={cx(footer, className)}>
      <div className={inner}>
        <div className={about}>
          {brand ?? <BrandMark size="large" />}
          <p className={tagline}>{text.tagline}</p>
          <p className={blurb}>{text.blurb}</p>
        </div>
        <div className={columns}>
          <LinkColumn title={text.legal} links={legal} />
          <LinkColumn title={text.quickLinks} links={quick} />
          <div className={column}>
            <h2 className={columnTitle}>{text.contact}</h2>
            <p>
              {text.helpDesk}
              <a className={footerLink} href={`mailto:${helpEmail}`}>
                {helpEmail}
              </a>
            </p>
            <ul className={social} aria-label={text.social}>
              {networks.map(({ key, name, Icon, home }) => (
                <li key={key}>
                  <a
                    className={socialLink}
                    href={socialLinks?.[key] ?? home}
                    aria-label={name}
                    target="_blank"
                    rel="noopener noreferrer"
                  >
                    <Icon />
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <p className={closing}>{text.copyright}</p>
      </div>
    </footer>
  );
}

function LinkColumn({ title, links }: { title: string; links: NavigationLink[] }) {
  const { linkComponent: Anchor } = useTheme();
  return (
    <nav aria-label={title} className={column}>
      <h2 className={columnTitle}>{title}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Anchor className={footerLink} href={href}>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
