import type { NavigationLink } from "../../navigation/types";
import type { PanelProps } from "../../overlays/Panel";
import type { ProductPicture } from "../types";
import type { SearchPanelMessages } from "./messages";

/** The three lists of terms. */
export type SearchTermList = "recent" | "trending" | "topViewed";

/** A product that fits what was typed. */
export interface SearchedProduct {
  /** Tells it from the others. */
  id: string;
  /** The product's name. */
  name: string;
  /** Address of its page. */
  href: string;
  /** The product, small. */
  picture?: ProductPicture;
  /** Rupees. */
  price: number;
  /** Rupees; struck through where it is higher than the price. */
  mrp?: number;
}

export interface SearchPanelProps
  extends Omit<
    PanelProps,
    "title" | "description" | "footer" | "hideTitle" | "initialFocus" | "children" | "defaultValue"
  > {
  /**
   * Called with a term without spaces around it, never an empty one; the panel closes itself. The
   * field takes 100 characters.
   */
  onSearch: (term: string) => void;
  /** What is in the field, when the parent decides. */
  value?: string;
  /**
   * What is searched for at the start, where the shop does not hold it itself.
   * @default ""
   */
  defaultValue?: string;
  /** Called with the text on every change. */
  onValueChange?: (value: string) => void;
  /** Words that the empty field shows one after another, 2 s each, until somebody does something. */
  placeholders?: readonly string[];
  /**
   * What the shop suggests for the field's text, and for an empty field. Leave it out as long as
   * nobody answered: an empty list says that there is nothing to suggest.
   */
  suggestions?: readonly string[];
  /** How what was typed is spelt, when it is not as it was typed. */
  correction?: string;
  /** Categories that fit what was typed. */
  categories?: readonly NavigationLink[];
  /** Products that fit what was typed. */
  products?: readonly SearchedProduct[];
  /**
   * Suggestions are on their way.
   * @default false
   */
  busy?: boolean;
  /** The shopper's own last terms, latest first. An empty list is not shown. */
  recent?: readonly string[];
  /** What many search for, in the shop's words. */
  trending?: readonly string[];
  /** Names of products. */
  topViewed?: readonly string[];
  /** Called when a chip is taken away. Without it chips have no cross. */
  onRemove?: (term: string, list: SearchTermList) => void;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<SearchPanelMessages>;
}
