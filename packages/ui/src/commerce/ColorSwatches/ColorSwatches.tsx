"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldGroup } from "../../controls/Field";
import { useMessages } from "../../theme/context";
import { useControlled } from "../../utils/useControlled";
import type { ColorOption } from "../types";
import * as css from "./ColorSwatches.css";
import { type ColorSwatchesMessages, colorSwatchesMessages } from "./messages";

export interface ColorSwatchesProps
  extends Omit<ComponentProps<"fieldset">, "defaultValue" | "onChange" | "children"> {
  colors: readonly ColorOption[];
  /** Id of the chosen colour, when the parent decides; an empty text for none. */
  value?: string;
  /** @default "" */
  defaultValue?: string;
  onValueChange?: (id: string) => void;
  /** Replaces “Colour”. */
  label?: ReactNode;
  messages?: Partial<ColorSwatchesMessages>;
}

/** Dashes and gaps of 4 px that close on a circle of 19 px radius. */
const stitches = "3.98 3.98";

/** Chooses one colour of a product. The chosen one's name stands beside the label. */
export function ColorSwatches({
  colors,
  value,
  defaultValue = "",
  onValueChange,
  label,
  name,
  messages,
  ...rest
}: ColorSwatchesProps) {
  const text = useMessages("colorSwatches", colorSwatchesMessages, messages);
  const [chosen, choose] = useControlled(value, defaultValue, onValueChange);
  const group = useId();
  const current = colors.find(({ id }) => id === chosen);
  return (
    <FieldGroup
      {...rest}
      role="radiogroup"
      label={
        <>
          {label ?? text.label}
          {current && <span className={css.name}>{current.name}</span>}
        </>
      }
    >
      <div className={css.swatches}>
        {colors.map(({ id, name: colorName, hex }) => (
          <label key={id} className={css.swatch} title={colorName}>
            <input
              className={css.input}
              type="radio"
              name={name ?? group}
              value={id}
              aria-label={colorName}
              checked={chosen === id}
              onChange={() => choose(id)}
            />
            <span className={css.dot} style={{ backgroundColor: hex }} />
            <svg className={css.ring} viewBox="0 0 40 40" aria-hidden="true">
              <circle cx="20" cy="20" r="19" strokeDasharray={stitches} />
            </svg>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
