/** A page of the shop's small print: its parts, each a heading with paragraphs. */
export interface InformationPage {
  title: string;
  description: string;
  parts: { heading: string; paragraphs: string[] }[];
}

/** What the small print says of the shop that it belongs to. */
export interface ShopFacts {
  shop: string;
  /** The company that sells. */
  entity: string;
  /** Its registered address on one line. */
  address: string;
  helpEmail: string;
  /** Who answers complaints, as the law on e-commerce asks: a name or an office. */
  grievanceOfficer: string;
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
  /** Working days until a refund has arrived. */
  refundDays: number;
}

/** The pages of the shop's small print. */
export type InformationName = "terms" | "privacy" | "shipping" | "returns" | "faq";

/** Writes a page of the small print for one shop. */
export type WritePage = (facts: ShopFacts) => InformationPage;

/** One language's small print. */
export type Information = Record<InformationName, WritePage>;
