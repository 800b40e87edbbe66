"use client";

import { useId } from "react";
import { useResettable } from "../../utils/useResettable";
import { Choice, type ChoiceOption } from "../Choice/Choice";
import { list } from "../Choice/Choice.css";
import { FieldGroup, type FieldGroupProps } from "../Field";

/** What every choice of exactly one option takes. */
export interface SingleChoiceProps<Value extends string = string>
  extends Omit<FieldGroupProps, "children" | "defaultValue" | "onChange"> {
  /** Value of the chosen option; an empty text for none. */
  value?: NoInfer<Value> | "";
  /**
   * Value of the chosen option at the start, where the shop does not hold it itself.
   * @default ""
   */
  defaultValue?: NoInfer<Value> | "";
  /** Called with the value of the chosen option, in the options' own type. */
  onValueChange?: (value: NoInfer<Value>) => void;
  /** Name under which the value is sent with a form; generated otherwise. */
  name?: string;
}

export interface RadioGroupProps<Value extends string = string> extends SingleChoiceProps<Value> {
  /** The options to choose from. */
  options: readonly ChoiceOption<Value>[];
  /**
   * `row` sets short options side by side.
   * @default "column"
   */
  layout?: "column" | "row";
}

/** Exactly one option out of a few, all in sight. Native radios: arrow keys move the choice. */
export function RadioGroup<Value extends string = string>({
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  required,
  layout = "column",
  ...rest
}: RadioGroupProps<Value>) {
  const [chosen, choose, group] = useResettable<Value | "">(value, defaultValue ?? "", (next) =>
    // Empty where a reset takes the choice back.
    onValueChange?.(next as Value),
  );
  const id = useId();
  return (
    <FieldGroup role="radiogroup" required={required} {...rest}>
      <div ref={group} className={list} data-layout={layout}>
        {options.map((option, index) => (
          <Choice
            {...option}
            key={option.value}
            id={`${id}-${index}`}
            type="radio"
            name={name ?? id}
            required={required}
            checked={chosen === option.value}
            onChange={() => choose(option.value)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
