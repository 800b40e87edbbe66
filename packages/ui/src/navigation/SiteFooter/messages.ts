export interface SiteFooterMessages {
  legal: string;
  quickLinks: string;
  contact: string;
  helpDesk: string;
  /** Name of the list of languages, heard only. */
  languages: string;
  /** Name of the list of networks, heard only. */
  social: string;
  /** `{shop}` is the shop's name, as the provider tells it. */
  copyright: string;
}

export const siteFooterMessages: SiteFooterMessages = {
  legal: "Legal",
  quickLinks: "Quick links",
  contact: "Contact",
  helpDesk: "Help desk",
  languages: "Language",
  social: "Follow us",
  copyright: "© {shop}. All rights reserved.",
};
