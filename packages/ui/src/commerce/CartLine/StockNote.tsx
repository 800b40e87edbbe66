"use client";

import { fill } from "../../utils/fill";
import * as css from "./CartLine.css";
import type { CartLineMessages } from "./messages";

interface StockNoteProps {
  text: CartLineMessages;
  quantity: number;
  max: number;
  outOfStock: boolean;
  /** The line is not bought now: how many could be is no matter until then. */
  saved: boolean;
}

function wordsOf({ text, quantity, max, outOfStock, saved }: StockNoteProps): string {
  if (outOfStock) return text.outOfStock;
  if (quantity > max) return fill(saved ? text.fewLeft : text.tooMany, { max });
  return quantity === max && !saved ? fill(text.maxReached, { max }) : "";
}

/** Why the line can't be ordered as it is, or not more of it. Spoken when it changes. */
export function StockNote(props: StockNoteProps) {
  const wrong = props.outOfStock || props.quantity > props.max;
  return (
    <p className={css.note} role="status" data-tone={wrong ? "critical" : undefined}>
      {wordsOf(props)}
    </p>
  );
}
