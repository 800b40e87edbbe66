"use client";

import { type ComponentProps, useEffect, useId, useRef } from "react";
import { Button } from "../../controls/Button";
import { fill } from "../../utils/fill";
import * as css from "./CartLine.css";
import type { CartLineMessages } from "./messages";

interface RemovedLineProps extends ComponentProps<"article"> {
  product: string;
  /** The shopper has just removed it here: focus goes to the way back. */
  takeFocus: boolean;
  busy: boolean;
  text: CartLineMessages;
  onUndo: (() => void) | undefined;
}

/** What stays of a line that was taken out: its name and the way back. */
export function RemovedLine({ product, takeFocus, busy, text, onUndo, ...rest }: RemovedLineProps) {
  const wordsId = useId();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takeFocus) undo.current?.focus();
  }, [takeFocus]);
  return (
    <article aria-labelledby={wordsId} {...rest}>
      <div className={css.removed}>
        <p id={wordsId} className={css.removedWords} role="status">
          {fill(text.removed, { product })}
        </p>
        {onUndo && (
          <Button
            ref={undo}
            tone="quiet"
            size="small"
            loading={busy}
            aria-describedby={wordsId}
            onClick={onUndo}
          >
            {text.undo}
          </Button>
        )}
      </div>
    </article>
  );
}
