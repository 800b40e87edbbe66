import type { ReactNode } from "react";
import { bare } from "../../styles/bare.css";
import { fill } from "../../utils/fill";
import { discountPercent, type FormatRupeesOptions, formatRupees } from "../money";
import type { PriceMessages } from "./messages";
import * as css from "./Price.css";

/** What a price is made of. */
export interface PriceParts {
  /** What the shopper pays, in rupees. */
  price: number;
  /** Maximum retail price in rupees; shown struck through when it is above the price. */
  mrp?: number;
  /**
   * `percent` shows how far the price is below the MRP, `none` leaves that to a badge.
   * @default "percent"
   */
  discount?: "percent" | "none";
  /** The discount in percent where the shop states it; counted from price and MRP otherwise. */
  discountPercentage?: number;
  /**
   * Decimals: `whenNotZero` while browsing, `always` in the purchase area.
   * @default the provider's `paise`, else "whenNotZero"
   */
  paise?: FormatRupeesOptions["paise"];
}

/**
 * What stands inside a `Price`. A function and not a component: product cards call it, which is
 * measurably cheaper over hundreds of them.
 */
export function priceContent(parts: PriceParts, text: PriceMessages, locale: string): ReactNode {
  const { price, mrp, discount, discountPercentage } = parts;
  const options = { paise: parts.paise, locale };
  const amount = formatRupees(price, options);
  // What is no amount is no price: nobody hears the word alone.
  if (!amount) return null;
  const reduced = mrp !== undefined && mrp > price;
  const percent = discount === "none" ? 0 : (discountPercentage ?? discountPercent(price, mrp));
  return (
    <>
      <span className={css.heard}>{`${text.price} `}</span>
      <span className={bare}>{amount}</span>{" "}
      {reduced && <span className={css.heard}>{`${text.mrp} `}</span>}
      {reduced && <s className={css.was}>{formatRupees(mrp, options)}</s>}
      {percent > 0 && " "}
      {percent > 0 && <span className={css.discount}>{fill(text.discount, { percent })}</span>}
    </>
  );
}
