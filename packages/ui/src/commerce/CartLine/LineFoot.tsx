"use client";

import type { ReactNode } from "react";
import { QuantityStepper } from "../../controls/QuantityStepper";
import { fill } from "../../utils/fill";
import * as css from "./CartLine.css";
import type { CartLineMessages } from "./messages";

interface LineFootProps {
  name: string;
  /** Id of the name, which the actions are about. */
  nameId: string;
  count: number;
  max: number;
  countable: boolean;
  busy: boolean;
  actions: ReactNode;
  text: CartLineMessages;
  onCountChange: (count: number) => void;
}

/** How many pieces, and what else can be done with the line. */
export function LineFoot(props: LineFootProps) {
  const { name, nameId, count, max, countable, busy, actions, text, onCountChange } = props;
  return (
    <div className={css.foot}>
      {countable && (
        <QuantityStepper
          size="small"
          label={fill(text.quantity, { product: name })}
          value={count}
          onValueChange={onCountChange}
          // More than can be had may be in the cart already: the way down stays open.
          max={Math.max(max, count)}
          busy={busy}
        />
      )}
      {actions && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
        <div className={css.actions} role="group" aria-labelledby={nameId}>
          {actions}
        </div>
      )}
    </div>
  );
}
