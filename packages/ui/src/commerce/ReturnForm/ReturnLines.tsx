"use client";

import { type ReactNode, useId } from "react";
import { Checkbox } from "../../controls/Checkbox";
import { FieldGroup } from "../../controls/Field";
import { QuantityStepper } from "../../controls/QuantityStepper";
import { fill } from "../../utils/fill";
import { ColorSwatches } from "../ColorSwatches";
import { OrderPiece } from "../OrderPiece/OrderPiece";
import { SizeSelector } from "../SizeSelector";
import type { ShownErrors } from "../useFormCheck";
import type { ReturnFormMessages } from "./messages";
import * as css from "./ReturnForm.css";
import {
  colorsOf,
  type LineDraft,
  needsColor,
  onlySize,
  type ReturnableLine,
  type ReturnDraft,
  refusalOf,
  sizesOf,
  startLine,
} from "./returnValues";

interface ReturnLinesProps {
  /** Start of every field's id. */
  id: string;
  lines: readonly ReturnableLine[];
  draft: ReturnDraft;
  errors: ShownErrors<string>;
  text: ReturnFormMessages;
  onChange: (lines: ReturnDraft["lines"]) => void;
}

/** The lines of the order, each with what else there is to say once it is ticked. */
export function ReturnLines({ id, lines, draft, errors, text, onChange }: ReturnLinesProps) {
  const tick = (line: ReturnableLine, on: boolean) => {
    const others = Object.entries(draft.lines).filter(([id]) => id !== line.id);
    onChange({ ...Object.fromEntries(others), ...(on && { [line.id]: startLine(line) }) });
  };
  return (
    <FieldGroup id={`${id}-lines`} label={text.lines} required error={errors.lines}>
      <div className={css.lines}>
        {lines.map((line) => {
          const refusal = refusalOf(line, draft.kind, text);
          const chosen = refusal ? undefined : draft.lines[line.id];
          return (
            <div key={line.id} className={css.line}>
              <Checkbox
                label={<OrderPiece line={line} />}
                checked={chosen !== undefined}
                disabled={refusal !== undefined}
                onCheckedChange={(on) => tick(line, on)}
              />
              {refusal && <p className={css.refusal}>{refusal}</p>}
              {chosen && (
                <LineChoices
                  id={`${id}-line-${line.id}`}
                  line={line}
                  chosen={chosen}
                  exchange={draft.kind === "exchange"}
                  error={errors[`line-${line.id}`]}
                  text={text}
                  onChange={(part) =>
                    onChange({ ...draft.lines, [line.id]: { ...chosen, ...part } })
                  }
                />
              )}
            </div>
          );
        })}
      </div>
    </FieldGroup>
  );
}

interface LineChoicesProps {
  id: string;
  line: ReturnableLine;
  chosen: LineDraft;
  exchange: boolean;
  error: ReactNode;
  text: ReturnFormMessages;
  onChange: (part: Partial<LineDraft>) => void;
}

function LineChoices({ id, line, chosen, exchange, error, text, onChange }: LineChoicesProps) {
  const group = useId();
  const variants = line.variants ?? [];
  const colors = exchange ? colorsOf(variants) : [];
  const colorFirst = exchange && needsColor(line, chosen);
  const ordered = line.quantity ?? 1;
  if (!exchange && ordered === 1) return null;
  return (
    <div className={css.choices}>
      {ordered > 1 && (
        <QuantityStepper
          size="small"
          label={fill(text.quantity, { product: line.name })}
          max={ordered}
          value={chosen.quantity}
          onValueChange={(quantity) => onChange({ quantity })}
        />
      )}
      {colors.length > 1 && (
        <ColorSwatches
          label={text.newColor}
          name={`${group}-color`}
          colors={colors}
          value={chosen.color}
          {...(colorFirst && { id, error })}
          // A size that the other colour does not have must not stay chosen unseen.
          onValueChange={(color) => onChange({ color, size: onlySize(variants, color) })}
        />
      )}
      {exchange && !colorFirst && (
        <SizeSelector
          id={id}
          label={text.newSize}
          name={`${group}-size`}
          error={error}
          sizes={sizesOf(variants, chosen.color)}
          value={chosen.size}
          onValueChange={(size) => onChange({ size })}
        />
      )}
    </div>
  );
}
