"use client";

import { useId } from "react";
import { useMessages } from "../../theme/context";
import { fill } from "../../utils/fill";
import { useResettable } from "../../utils/useResettable";
import { Choice, type ChoiceOption } from "../Choice/Choice";
import { list } from "../Choice/Choice.css";
import { FieldGroup, type FieldGroupProps } from "../Field";
import { all } from "./CheckboxGroup.css";
import { type CheckboxGroupMessages, checkboxGroupMessages } from "./messages";
import { shareTicked, tickAll } from "./selection";

export interface CheckboxGroupProps<Value extends string = string>
  extends Omit<FieldGroupProps, "children" | "defaultValue" | "onChange"> {
  /** The options to tick. */
  options: readonly ChoiceOption<Value>[];
  /** Values of the ticked options. */
  value?: readonly NoInfer<Value>[];
  /**
   * Values of the ticked options at the start, where the shop does not hold it itself.
   * @default []
   */
  defaultValue?: readonly NoInfer<Value>[];
  /** Called with the values of all ticked options, in the options' own type. */
  onValueChange?: (value: NoInfer<Value>[]) => void;
  /** Name under which each ticked value is sent with a form. */
  name?: string;
  /**
   * `row` sets short options side by side.
   * @default "column"
   */
  layout?: "column" | "row";
  /**
   * Puts a box above the options that ticks or clears all of them; it shows a dash while some are
   * ticked.
   * @default false
   */
  selectAll?: boolean;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<CheckboxGroupMessages>;
}

const none: never[] = [];

/** Any number of options out of a few. Native checkboxes under one legend, hint and error. */
export function CheckboxGroup<Value extends string = string>({
  options,
  value,
  defaultValue = none,
  onValueChange,
  name,
  layout = "column",
  selectAll = false,
  messages,
  ...rest
}: CheckboxGroupProps<Value>) {
  const [ticked, setTicked, group] = useResettable(
    value,
    defaultValue,
    (chosen: readonly Value[]) => onValueChange?.([...chosen]),
  );
  const id = useId();
  const toggle = (option: Value, on: boolean) =>
    setTicked(on ? [...ticked, option] : ticked.filter((other) => other !== option));
  return (
    <FieldGroup {...rest}>
      {selectAll && (
        <AllChoice
          id={`${id}-all`}
          options={options}
          ticked={ticked}
          messages={messages}
          onValueChange={setTicked}
        />
      )}
      <div ref={group} className={list} data-layout={layout}>
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

interface AllChoiceProps<Value extends string> {
  id: string;
  options: readonly ChoiceOption<Value>[];
  ticked: readonly Value[];
  messages: Partial<CheckboxGroupMessages> | undefined;
  onValueChange: (value: Value[]) => void;
}

function AllChoice<Value extends string>({
  id,
  options,
  ticked,
  messages,
  onValueChange,
}: AllChoiceProps<Value>) {
  const text = useMessages("checkboxGroup", checkboxGroupMessages, messages);
  const { count, total, state } = shareTicked(options, ticked);
  return (
    <div className={all}>
      <Choice
        // The dash has no attribute: it is set on the element. The box has no value of its own: a form's
        // reset leaves it to those below.
        ref={(input) => {
          if (!input) return;
          input.indeterminate = state === "some";
          input.defaultChecked = input.checked;
        }}
        id={id}
        type="checkbox"
        label={text.selectAll}
        aside={fill(text.chosen, { count, total })}
        checked={state === "all"}
        disabled={total === 0}
        onChange={(event) => onValueChange(tickAll(options, ticked, event.currentTarget.checked))}
      />
    </div>
  );
}
