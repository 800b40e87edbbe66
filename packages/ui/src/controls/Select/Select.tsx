"use client";

import type { ComponentProps } from "react";
import { ChevronDownIcon } from "../../icons/frame";
import { Field, type FieldLookProps } from "../Field";
import { box } from "../Field/FieldBox.css";
import { arrow, select } from "./Select.css";

/** One option of a `Select`. */
export interface SelectOption<Value extends string = string> {
  /** What is handed over when it is chosen. */
  value: Value;
  /** What is read. */
  label: string;
  /**
   * It can't be chosen.
   * @default false
   */
  disabled?: boolean;
}

/** Options of a `Select` under a heading of their own. */
export interface SelectOptionGroup<Value extends string = string> {
  /** Heads the options. */
  label: string;
  /** What there is to choose in it. */
  options: readonly SelectOption<Value>[];
}

export interface SelectProps<Value extends string = string>
  extends Omit<
      ComponentProps<"select">,
      "size" | "multiple" | "children" | "value" | "defaultValue"
    >,
    FieldLookProps {
  /** Options, or named groups of them. */
  options: ReadonlyArray<SelectOption<Value> | SelectOptionGroup<Value>>;
  /** Value of the chosen option; an empty text shows the placeholder. */
  value?: NoInfer<Value> | "";
  /** Value of the chosen option at the start, where the shop does not hold it itself. */
  defaultValue?: NoInfer<Value> | "";
  /** Called with the value of the chosen option, in the options' own type. */
  onValueChange?: (value: NoInfer<Value>) => void;
  /** Shown while nothing is chosen; can't be chosen itself. */
  placeholder?: string;
  /**
   * `medium` is 48 px high; `small` 36 px, grown to 48 px for fingers.
   * @default "medium"
   */
  size?: "medium" | "small";
}

const renderOption = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);

/**
 * One option out of many, as the native `select`: autofill, typing ahead and the phone's own picker
 * come with it. Native props and the ref go to the `select`; `className` and `style` to the outer
 * element.
 */
export function Select<Value extends string = string>({
  label,
  hideLabel,
  hint,
  error,
  required,
  optional,
  options,
  value,
  defaultValue,
  onValueChange,
  onChange,
  placeholder,
  size = "medium",
  className,
  style,
  id,
  ...rest
}: SelectProps<Value>) {
  const initial = defaultValue ?? (placeholder === undefined ? undefined : "");
  return (
    <Field
      {...{ label, hideLabel, hint, error, required, optional, style }}
      className={className}
      controlId={id}
      describedBy={rest["aria-describedby"]}
    >
      {(control) => (
        <div className={box} data-size={size}>
          <select
            {...rest}
            {...control}
            {...(value === undefined ? { defaultValue: initial } : { value })}
            className={select}
            onChange={(event) => {
              onChange?.(event);
              // The select has no values but those of its options.
              onValueChange?.(event.currentTarget.value as Value);
            }}
          >
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((entry) =>
              "options" in entry ? (
                <optgroup key={entry.label} label={entry.label}>
                  {entry.options.map(renderOption)}
                </optgroup>
              ) : (
                renderOption(entry)
              ),
            )}
          </select>
          <ChevronDownIcon className={arrow} />
        </div>
      )}
    </Field>
  );
}
