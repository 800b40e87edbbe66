"use client";

import { bare } from "../../styles/bare.css";
import { fill } from "../../utils/fill";
import { fillLabel } from "../../utils/fillLabel";
import * as css from "./CartLine.css";
import type { CartLineMessages } from "./messages";

interface FactsProps {
  size: string | undefined;
  color: string | undefined;
  pieces: number;
  text: CartLineMessages;
}

/** What tells the line from others of its product, and how many are saved. */
export function Facts({ size, color, pieces, text }: FactsProps) {
  if (!size && !color && pieces === 1) return null;
  return (
    <p className={css.facts}>
      {size && <span className={bare}>{fillLabel(text.size, { size })}</span>}
      {color && <span className={bare}>{color}</span>}
      {pieces > 1 && <span className={bare}>{fill(text.pieces, { count: pieces })}</span>}
    </p>
  );
}
