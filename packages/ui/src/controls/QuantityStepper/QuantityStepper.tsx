"use client";

import type { ComponentProps } from "react";
import { MinusIcon, PlusIcon } from "../../icons/actions";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { useResettable } from "../../utils/useResettable";
import { type QuantityStepperMessages, quantityStepperMessages } from "./messages";
import * as styles from "./QuantityStepper.css";

export interface QuantityStepperProps
  extends Omit<ComponentProps<"div">, "defaultValue" | "onChange" | "children"> {
  /** Number of pieces, when the parent decides. */
  value?: number;
  /**
   * The number at the start, where the shop does not hold it itself.
   * @default 1
   */
  defaultValue?: number;
  /** Called with the new number. */
  onValueChange?: (value: number) => void;
  /**
   * The least number.
   * @default 1
   */
  min?: number;
  /**
   * Most pieces that can be had.
   * @default 10
   */
  max?: number;
  /** Names the group, such as "Quantity of Jamdani saree". */
  label?: string;
  /**
   * The change is on its way: the buttons wait and keep their focus.
   * @default false
   */
  busy?: boolean;
  /**
   * Can't be used.
   * @default false
   */
  disabled?: boolean;
  /**
   * `medium` is 48 px high; `small` 36 px, grown to 44 px for fingers.
   * @default "medium"
   */
  size?: "medium" | "small";
  /** Name under which the number is sent with a form. */
  name?: string;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<QuantityStepperMessages>;
}

/** Counts pieces up and down in reach of a thumb. Each new number is announced. */
export function QuantityStepper({
  value,
  defaultValue = 1,
  onValueChange,
  min = 1,
  max = 10,
  label,
  busy = false,
  disabled = false,
  size = "medium",
  name,
  messages,
  className,
  ...rest
}: QuantityStepperProps) {
  const text = useMessages("quantityStepper", quantityStepperMessages, messages);
  const [count, setCount, field] = useResettable(value, defaultValue, onValueChange);
  // At a limit a button stays focusable, so that the keyboard does not lose its place.
  const step = (by: 1 | -1) => {
    const next = count + by;
    // Of more than can be had, fewer may be taken.
    const closed = busy || (by < 0 ? next < min : next > max);
    return {
      type: "button" as const,
      className: styles.step,
      disabled,
      "aria-disabled": closed || undefined,
      onClick: closed ? undefined : () => setCount(next),
    };
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in the layout
    <div
      role="group"
      aria-label={label ?? text.label}
      {...rest}
      className={cx(styles.stepper, className)}
      aria-busy={busy || undefined}
      data-size={size}
      data-disabled={disabled ? "" : undefined}
    >
      <button {...step(-1)} aria-label={text.decrease}>
        <MinusIcon size={16} />
      </button>
      <output className={styles.amount}>{count}</output>
      <button {...step(1)} aria-label={text.increase}>
        <PlusIcon size={16} />
      </button>
      {name && <input ref={field} type="hidden" name={name} value={count} disabled={disabled} />}
    </div>
  );
}
