"use client";

import { type ReactNode, useId } from "react";
import { useResettable } from "../../utils/useResettable";
import { Choice, type ChoiceOption } from "../Choice/Choice";
import { FieldGroup } from "../Field";
import type { SingleChoiceProps } from "../RadioGroup";
import * as styles from "./RadioCards.css";

/** One card of `RadioCards`. */
export interface RadioCardOption<Value extends string = string> extends ChoiceOption<Value> {
  /** Controls that belong to the card and not to the choice: edit, delete. */
  actions?: ReactNode;
}

export interface RadioCardsProps<Value extends string = string> extends SingleChoiceProps<Value> {
  /** The options to choose from. */
  options: readonly RadioCardOption<Value>[];
  /**
   * Cards side by side from 768 px of viewport up.
   * @default 1
   */
  columns?: 1 | 2 | 3;
}

/** Exactly one of a few options that need room to explain themselves: addresses, ways to pay. */
export function RadioCards<Value extends string = string>({
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  required,
  columns = 1,
  ...rest
}: RadioCardsProps<Value>) {
  const [chosen, choose, group] = useResettable<Value | "">(value, defaultValue ?? "", (next) =>
    // Empty where a reset takes the choice back.
    onValueChange?.(next as Value),
  );
  const id = useId();
  return (
    <FieldGroup role="radiogroup" required={required} {...rest}>
      <div ref={group} className={styles.cards} data-columns={columns}>
        {options.map(({ actions, ...option }, index) => (
          <div key={option.value} className={styles.card}>
            <div className={styles.frame}>
              <Choice
                {...option}
                id={`${id}-${index}`}
                type="radio"
                name={name ?? id}
                required={required}
                checked={chosen === option.value}
                onChange={() => choose(option.value)}
              />
            </div>
            {actions && <div className={styles.actions}>{actions}</div>}
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}
