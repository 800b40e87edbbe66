/** A page of the shop's small print: its parts, each a heading with paragraphs. */
export interface InformationPage {
  title: string;
  description: string;
  parts: { heading: string; paragraphs: string[] }[];
}

/** What the small print says of the shop that it belongs to. */
export interface ShopFacts {
  shop: string;
  helpEmail: string;
  /** In the language of the page. */
  country: string;
  /** What the tax on goods is called. */
  tax: string;
  /** How long a parcel takes, such as `2-5 days`. */
  deliveryTime: string;
  /** What sending an order costs, as it is written; none when it costs nothing. */
  deliveryCharge: string | undefined;
  /** Days after the delivery within which pieces come back. */
  returnDays: number;
}

/** The pages of the shop's small print. */
export type InformationName = "terms" | "privacy" | "returns" | "faq";

/** One language's small print. */
export type Information = Record<InformationName, (facts: ShopFacts) => InformationPage>;
