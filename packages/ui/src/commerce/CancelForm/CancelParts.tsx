"use client";

import type { ReactNode } from "react";
import { Checkbox } from "../../controls/Checkbox";
import { CheckboxGroup } from "../../controls/CheckboxGroup";
import { bare } from "../../styles/bare.css";
import { Link } from "../../typography/Link";
import { fill } from "../../utils/fill";
import { OrderPiece } from "../OrderPiece/OrderPiece";
import type { OrderSummaryLine } from "../OrderSummary";
import { useRupees } from "../useRupees";
import * as css from "./CancelForm.css";
import type { RefundMode } from "./cancelValues";
import type { CancelFormMessages } from "./messages";

interface PiecesProps {
  lines: readonly OrderSummaryLine[];
  caption: ReactNode;
  text: CancelFormMessages;
}

/** The first piece of the order, and how many more there are. */
export function Pieces({ lines: [first, ...others], caption, text }: PiecesProps) {
  if (!first) return null;
  return (
    <div className={css.pieces}>
      <OrderPiece line={first} caption={caption} />
      {others.length > 0 && <p className={css.more}>{fill(text.more, { count: others.length })}</p>}
    </div>
  );
}

interface RefundModesProps {
  id: string;
  modes: readonly RefundMode[];
  chosen: RefundMode | "";
  error: ReactNode;
  text: CancelFormMessages;
  onChoose: (mode: RefundMode | "") => void;
}

/** Where the money goes. */
export function RefundModes({ id, modes, chosen, error, text, onChoose }: RefundModesProps) {
  const words = {
    source: { label: text.source, description: text.sourceNote },
    other: { label: text.other, description: text.otherNote },
  };
  return (
    <CheckboxGroup
      id={id}
      name="refundMode"
      label={text.refundMode}
      required
      error={error}
      options={modes.map((value) => ({ value, ...words[value] }))}
      value={chosen === "" ? [] : [chosen]}
      // Boxes of which one can be ticked: the newest tick wins.
      onValueChange={(ticked) => onChoose((ticked.at(-1) ?? "") as RefundMode | "")}
    />
  );
}

interface RefundProps {
  amount: number | undefined;
  note: ReactNode;
  text: CancelFormMessages;
}

/** What is paid back, and when. */
export function Refund({ amount, note, text }: RefundProps) {
  const money = useRupees();
  return (
    <div className={css.refund}>
      {amount !== undefined && (
        <>
          <span className={bare}>{text.refund}</span>
          <span className={css.amount}>{money(amount)}</span>
        </>
      )}
      {note && <p className={css.note}>{note}</p>}
    </div>
  );
}

interface TermsProps {
  id: string;
  href: string;
  agreed: boolean;
  error: ReactNode;
  text: CancelFormMessages;
  onAgree: (agreed: boolean) => void;
}

/** The box that has to be ticked. */
export function Terms({ id, href, agreed, error, text, onAgree }: TermsProps) {
  return (
    <Checkbox
      id={id}
      label={text.agree}
      // Beside the form: what was filled in is not lost by reading them.
      description={
        <Link href={href} target="_blank" rel="noopener">
          {text.readTerms}
        </Link>
      }
      required
      error={error}
      checked={agreed}
      onCheckedChange={onAgree}
    />
  );
}
