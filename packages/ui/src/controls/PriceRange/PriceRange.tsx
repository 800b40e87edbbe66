"use client";

import { Slider } from "radix-ui";
import { type ComponentProps, type ReactNode, useId } from "react";
import { formatRupees } from "../../commerce/money";
import { useMessages, useTheme } from "../../theme/context";
import { useResettable } from "../../utils/useResettable";
import { FieldGroup } from "../Field";
import { type PriceRangeMessages, priceRangeMessages } from "./messages";
import * as css from "./PriceRange.css";
import { RupeeField } from "./RupeeField";
import { boundedSpan, type PriceSpan, type SpanEnd, withTyped } from "./span";

export interface PriceRangeProps
  extends Omit<ComponentProps<"fieldset">, "defaultValue" | "onChange" | "children"> {
  /** Least price there is, in rupees. */
  min: number;
  /** Highest price there is, in rupees. */
  max: number;
  /**
   * What the slider moves by; ten times as much by Page Up and Page Down. Fields take any number.
   * @default 100
   */
  step?: number;
  /** Lowest and highest price chosen, when the parent decides. */
  value?: PriceSpan;
  /**
   * The span at the start, where the shop does not hold it itself.
   * @default [min, max]
   */
  defaultValue?: PriceSpan;
  /** Called on every change, also while a thumb is dragged. */
  onValueChange?: (value: PriceSpan) => void;
  /** Called when a thumb is let go or a field is left: the time to ask for products. */
  onValueCommit?: (value: PriceSpan) => void;
  /**
   * Names the group.
   * @default "Price"
   */
  label?: ReactNode;
  /**
   * Keeps the label for screen readers only.
   * @default false
   */
  hideLabel?: boolean;
  /** A line of help below the label. */
  hint?: ReactNode;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<PriceRangeMessages>;
}

const spanOf = (values: readonly number[], before: PriceSpan): PriceSpan => [
  values[0] ?? before[0],
  values[1] ?? before[1],
];

/** A range of prices by a slider with two thumbs, and by two fields for who knows the numbers. */
export function PriceRange({
  min,
  max,
  step = 100,
  value,
  defaultValue = [min, max],
  onValueChange,
  onValueCommit,
  label,
  disabled,
  messages,
  ...rest
}: PriceRangeProps) {
  const text = useMessages("priceRange", priceRangeMessages, messages);
  const { locale, dir } = useTheme();
  const [given, choose, group] = useResettable(value, defaultValue, onValueChange);
  // Radix answers a form's reset too, with its first value, even where the parent decides: it looks for
  // a form of this name and finds none.
  const noForm = useId();
  const limits: PriceSpan = [min, max];
  const span = boundedSpan(given, limits);
  const names = [text.lowest, text.highest] as const;
  const type = (end: SpanEnd, typed: string) => {
    const next = withTyped(span, end, typed, limits);
    if (next[end] === span[end]) return;
    choose(next);
    onValueCommit?.(next);
  };
  const field = (end: SpanEnd) => (
    <RupeeField
      label={names[end]}
      value={span[end]}
      locale={locale}
      disabled={disabled}
      onTyped={(typed) => type(end, typed)}
    />
  );
  return (
    <FieldGroup {...rest} disabled={disabled} label={label ?? text.label}>
      <Slider.Root
        className={css.slider}
        form={noForm}
        dir={dir}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        value={[...span]}
        onValueChange={(values) => choose(spanOf(values, span))}
        onValueCommit={(values) => onValueCommit?.(spanOf(values, span))}
      >
        <Slider.Track className={css.track}>
          <Slider.Range className={css.range} />
        </Slider.Track>
        {names.map((name, end) => (
          <Slider.Thumb
            key={name}
            className={css.thumb}
            aria-label={name}
            aria-valuetext={formatRupees(span[end] ?? 0, { locale })}
          />
        ))}
      </Slider.Root>
      <div ref={group} className={css.fields}>
        {field(0)}
        <span className={css.dash} aria-hidden="true">
          –
        </span>
        {field(1)}
      </div>
    </FieldGroup>
  );
}
