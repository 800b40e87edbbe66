"use client";

import type { ReactNode } from "react";
import { bare } from "../../styles/bare.css";
import { fill } from "../../utils/fill";
import { amount, note as noteClass, refund } from "../CancelForm/CancelForm.css";
import { useRupees } from "../useRupees";
import type { ReturnFormMessages } from "./messages";
import * as css from "./ReturnForm.css";
import {
  type ReturnableLine,
  type ReturnDraft,
  type ReturnedLine,
  returnedLines,
  variantOf,
} from "./returnValues";

interface ReturnSummaryProps {
  lines: readonly ReturnableLine[];
  draft: ReturnDraft;
  getRefund: ((lines: ReturnedLine[]) => number) | undefined;
  note: ReactNode;
  text: ReturnFormMessages;
}

/** What the shopper gets: the money, or the pieces that are sent instead. */
export function ReturnSummary({ lines, draft, getRefund, note, text }: ReturnSummaryProps) {
  const money = useRupees();
  const returned = returnedLines(lines, draft);
  const lineOf = (id: string) => lines.find((line) => line.id === id);
  if (draft.kind === "exchange") {
    const settled = returned.filter(({ variantId }) => variantId);
    if (settled.length === 0) return null;
    return (
      <div className={refund} aria-live="polite">
        <span className={bare}>{text.exchangeTotal}</span>
        {settled.map(({ id, quantity }) => (
          <span key={id} className={css.instead}>
            {describe(lineOf(id), draft, quantity, text)}
          </span>
        ))}
        {note && <p className={noteClass}>{note}</p>}
      </div>
    );
  }
  if (returned.length === 0) return null;
  const total =
    getRefund?.(returned) ??
    returned.reduce((sum, { id, quantity }) => sum + (lineOf(id)?.price ?? 0) * quantity, 0);
  return (
    <div className={refund} aria-live="polite">
      <span className={bare}>{text.refundTotal}</span>
      <span className={amount}>{money(total)}</span>
      {note && <p className={noteClass}>{note}</p>}
    </div>
  );
}

function describe(
  line: ReturnableLine | undefined,
  draft: ReturnDraft,
  quantity: number,
  text: ReturnFormMessages,
): string {
  const chosen = line && draft.lines[line.id];
  const variant = line && chosen && variantOf(line, chosen);
  const words = [variant?.color?.name, variant?.size].filter(Boolean).join(", ");
  return fill(text.exchanged, { product: line?.name ?? "", variant: words, quantity });
}
