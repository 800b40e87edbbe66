"use client";

import { useTheme } from "../../theme/context";
import { fill } from "../../utils/fill";
import { type FormatRupeesOptions, formatRupees } from "../money";
import { Price } from "../Price";
import * as css from "./CartLine.css";
import type { CartLineMessages } from "./messages";

interface LineCostProps {
  price: number;
  mrp: number | undefined;
  discountPercentage: number | undefined;
  paise: FormatRupeesOptions["paise"];
  count: number;
  text: CartLineMessages;
}

/** What all pieces cost, and of several each. */
export function LineCost({ price, mrp, discountPercentage, count, text, ...own }: LineCostProps) {
  const { locale, paise: everywhere = "always" } = useTheme();
  const paise = own.paise ?? everywhere;
  return (
    <div className={css.cost}>
      <Price
        price={price * count}
        mrp={mrp && mrp * count}
        discountPercentage={discountPercentage}
        paise={paise}
      />
      {count > 1 && (
        <p className={css.each}>
          {fill(text.each, { price: formatRupees(price, { paise, locale }) })}
        </p>
      )}
    </div>
  );
}
