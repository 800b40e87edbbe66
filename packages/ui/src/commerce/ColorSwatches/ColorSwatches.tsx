"use client";

import { type ComponentProps, type CSSProperties, type ReactNode, useId } from "react";
import { FieldGroup } from "../../controls/Field";
import { useMessages } from "../../theme/context";
import { inElement } from "../../utils/inElement";
import { plainColor } from "../../utils/plainColor";
import { useResettable } from "../../utils/useResettable";
import type { ColorOption } from "../types";
import * as css from "./ColorSwatches.css";
import { type ColorSwatchesMessages, colorSwatchesMessages } from "./messages";

export interface ColorSwatchesProps
  extends Omit<ComponentProps<"fieldset">, "defaultValue" | "onChange" | "children"> {
  /** The colours to choose from. */
  colors: readonly ColorOption[];
  /** Id of the chosen colour, when the parent decides; an empty text for none. */
  value?: string;
  /**
   * Id of the chosen colour at the start, where the shop does not hold it itself.
   * @default ""
   */
  defaultValue?: string;
  /** Called with the chosen colour's id. */
  onValueChange?: (id: string) => void;
  /** Replaces “Colour”. */
  label?: ReactNode;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<ColorSwatchesMessages>;
}

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
  const [chosen, choose, group] = useResettable(value, defaultValue, onValueChange);
  const ownName = useId();
  const current = colors.find(({ id }) => id === chosen);
  return (
    <FieldGroup
      {...rest}
      role="radiogroup"
      label={
        <>
          {inElement(label ?? text.label)}
          {current && <span className={css.name}>{current.name}</span>}
        </>
      }
    >
      <div ref={group} className={css.swatches}>
        {colors.map(({ id, name: colorName, hex }) => (
          <label
            key={id}
            className={css.swatch}
            title={colorName}
            style={{ [css.colorProperty]: plainColor(hex) } as CSSProperties}
          >
            <input
              className={css.input}
              type="radio"
              name={name ?? ownName}
              value={id}
              aria-label={colorName}
              checked={chosen === id}
              onChange={() => choose(id)}
            />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
