export interface SiteFooterMessages {
  tagline: string;
  blurb: string;
  legal: string;
  terms: string;
  privacy: string;
  returns: string;
  quickLinks: string;
  trackOrder: string;
  orderHistory: string;
  faq: string;
  contact: string;
  helpDesk: string;
  /** Name of the list of networks, heard only. */
  social: string;
  copyright: string;
}

export const siteFooterMessages: SiteFooterMessages = {
  tagline: "Stitched for the day you are having",
  blurb:
    "Sarees, lehengas, kurtis and suits from weavers, printers and embroiderers across India, sent to your door.",
  legal: "Legal",
  terms: "Terms & Conditions",
  privacy: "Privacy Policy",
  returns: "Return & Exchange Policy",
  quickLinks: "Quick links",
  trackOrder: "Track Order",
  orderHistory: "Order History",
  faq: "FAQ",
  contact: "Contact",
  helpDesk: "Help desk",
  social: "Follow us",
  copyright: "© TAANKA. All rights reserved.",
};
