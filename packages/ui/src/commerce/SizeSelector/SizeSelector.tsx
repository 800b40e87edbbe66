"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldGroup } from "../../controls/Field";
import { bare } from "../../styles/bare.css";
import { visuallyHidden } from "../../styles/visuallyHidden.css";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { inElement } from "../../utils/inElement";
import { useResettable } from "../../utils/useResettable";
import { type SizeSelectorMessages, sizeSelectorMessages } from "./messages";
import * as css from "./SizeSelector.css";

/** A size of a garment. */
export interface SizeOption {
  /** As it is printed on the label: “M”, “Free Size”. */
  size: string;
  /** What the language of the page calls it, where that is not what the label says. */
  label?: string;
  /**
   * It can't be had: struck through, announced as sold out, not selectable.
   * @default false
   */
  soldOut?: boolean;
}

export interface SizeSelectorProps
  extends Omit<ComponentProps<"fieldset">, "defaultValue" | "onChange" | "children"> {
  /** The sizes to choose from. */
  sizes: readonly SizeOption[];
  /** The chosen size, when the parent decides; an empty text for none. */
  value?: string;
  /**
   * The chosen size at the start, where the shop does not hold it itself.
   * @default ""
   */
  defaultValue?: string;
  /** Called with the chosen size. */
  onValueChange?: (size: string) => void;
  /** Replaces “Size”. */
  label?: ReactNode;
  /** Beside the label: the way to the size chart. */
  chart?: ReactNode;
  /** What is wrong: “Please select a size”. */
  error?: ReactNode;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<SizeSelectorMessages>;
}

/** Chooses one size. Native radio buttons: arrow keys move, a sold-out size is skipped. */
export function SizeSelector({
  sizes,
  value,
  defaultValue = "",
  onValueChange,
  label,
  chart,
  error,
  name,
  messages,
  className,
  ...rest
}: SizeSelectorProps) {
  const text = useMessages("sizeSelector", sizeSelectorMessages, messages);
  const [chosen, choose, group] = useResettable(value, defaultValue, onValueChange);
  const id = useId();
  return (
    <FieldGroup
      {...rest}
      className={cx(css.root, className)}
      role="radiogroup"
      label={label ?? text.label}
      error={error}
    >
      {chart && <div className={css.chart}>{chart}</div>}
      <div ref={group} className={css.sizes}>
        {sizes.map(({ size, label: called = size, soldOut = false }) => (
          <label key={size} className={css.size}>
            <input
              className={css.input}
              type="radio"
              name={name ?? id}
              value={size}
              checked={chosen === size}
              disabled={soldOut}
              onChange={() => choose(size)}
            />
            <span className={bare}>
              {inElement(called)}
              {soldOut && <span className={visuallyHidden}>{text.soldOut}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
