"use client";

import { useId } from "react";
import { useControlled } from "../../utils/useControlled";
import { Choice, type ChoiceOption } from "../Choice/Choice";
import { list } from "../Choice/Choice.css";
import { FieldGroup, type FieldGroupProps } from "../Field";

export interface CheckboxGroupProps
  extends Omit<FieldGroupProps, "children" | "defaultValue" | "onChange"> {
  options: ChoiceOption[];
  /** Values of the ticked options. */
  value?: string[];
  /** @default [] */
  defaultValue?: string[];
  onValueChange?: (value: string[]) => void;
  /** Name under which each ticked value is sent with a form. */
  name?: string;
  /**
   * `row` sets short options side by side.
   * @default "column"
   */
  layout?: "column" | "row";
}

const none: string[] = [];

/** Any number of options out of a few. */
export function CheckboxGroup({
  options,
  value,
  defaultValue = none,
  onValueChange,
  name,
  layout = "column",
  ...rest
}: CheckboxGroupProps) {
  const [ticked, setTicked] = useControlled(value, defaultValue, onValueChange);
  const id = useId();
  const toggle = (option: string, on: boolean) =>
    setTicked(on ? [...ticked, option] : ticked.filter((other) => other !== option));
  return (
    <FieldGroup {...rest}>
      <div className={list} data-layout={layout}>
        {options.map((option, index) => (
          <Choice
            {...option}
            key={option.value}
            id={`${id}-${index}`}
            type="checkbox"
            name={name}
            checked={ticked.includes(option.value)}
            onChange={(event) => toggle(option.value, event.currentTarget.checked)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
