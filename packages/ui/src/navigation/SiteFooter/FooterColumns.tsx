"use client";

import type { ReactNode } from "react";
import { FacebookIcon, InstagramIcon, WhatsAppIcon } from "../../icons";
import { bare } from "../../styles/bare.css";
import { useTheme } from "../../theme/context";
import type { NavigationLink } from "../types";
import type { SiteFooterMessages } from "./messages";
import { columnTitle, footerLink, social, socialLink } from "./SiteFooter.css";

/** The shop's page on a network. */
export interface SocialLink {
  /** Chooses the icon; `other` needs one of its own. */
  kind: "facebook" | "instagram" | "whatsapp" | "other";
  /** Names the link: “Instagram”. */
  label: string;
  /** Address of the shop's page there. */
  href: string;
  /** Drawn in the place of the network's. */
  icon?: ReactNode;
}

const icons = { facebook: FacebookIcon, instagram: InstagramIcon, whatsapp: WhatsAppIcon };

function socialIcon({ kind, icon }: SocialLink): ReactNode {
  if (icon || kind === "other") return icon;
  const Icon = icons[kind];
  return <Icon />;
}

interface LinkColumnProps {
  title: string;
  links: readonly NavigationLink[] | undefined;
}

export function LinkColumn({ title, links }: LinkColumnProps) {
  const { linkComponent: Anchor } = useTheme();
  if (!links?.length) return null;
  return (
    <nav aria-label={title} className={bare}>
      <h2 className={columnTitle}>{title}</h2>
      <ul className={bare}>
        {links.map(({ id, label, href }) => (
          <li key={id ?? href}>
            <Anchor className={footerLink} href={href}>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ContactColumnProps {
  helpEmail: string | undefined;
  links: readonly SocialLink[] | undefined;
  text: SiteFooterMessages;
}

export function ContactColumn({ helpEmail, links, text }: ContactColumnProps) {
  const networks = links?.length ? (
    <ul className={social} aria-label={text.social}>
      {links.map((link) => (
        <li key={`${link.kind} ${link.href}`}>
          <a
            className={socialLink}
            href={link.href}
            aria-label={link.label}
            target="_blank"
            rel="noreferrer"
          >
            {socialIcon(link)}
          </a>
        </li>
      ))}
    </ul>
  ) : null;
  if (!helpEmail && !networks) return null;
  return (
    <div className={bare}>
      <h2 className={columnTitle}>{text.contact}</h2>
      {helpEmail && (
        <p className={bare}>
          <span className={bare}>{text.helpDesk}</span>
          <a className={footerLink} href={`mailto:${helpEmail}`} translate="no">
            {helpEmail}
          </a>
        </p>
      )}
      {networks}
    </div>
  );
}
