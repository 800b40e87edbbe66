"use client";

import type { ComponentProps, ReactNode } from "react";
import { bare } from "../../styles/bare.css";
import { cx } from "../../utils/cx";
import * as styles from "./Choice.css";

/** One of several things to choose from. */
export interface ChoiceOption<Value extends string = string> {
  /** What is handed over when it is chosen. */
  value: Value;
  /** What is read. */
  label: ReactNode;
  /** A quieter line below the label. */
  description?: ReactNode;
  /** Stands at the end of the line: a count, a price. */
  aside?: ReactNode;
  /**
   * It can't be chosen.
   * @default false
   */
  disabled?: boolean;
}

interface ChoiceProps extends Omit<ComponentProps<"input">, "children"> {
  id: string;
  label: ReactNode;
  description?: ReactNode;
  aside?: ReactNode;
}

/** The native control with its label. The description is heard as such, not as part of the name. */
export function Choice({ label, description, aside, ...input }: ChoiceProps) {
  const descriptionId = `${input.id}-description`;
  return (
    <label className={styles.choice} htmlFor={input.id}>
      <input
        {...input}
        className={styles.control}
        aria-labelledby={cx(`${input.id}-label`, aside !== undefined && `${input.id}-aside`)}
        aria-describedby={
          cx(description ? descriptionId : null, input["aria-describedby"]) || undefined
        }
      />
      <span className={styles.text}>
        <span id={`${input.id}-label`} className={bare}>
          {label}
        </span>
        {description && (
          <span id={descriptionId} className={styles.description}>
            {description}
          </span>
        )}
      </span>
      {aside !== undefined && (
        <span id={`${input.id}-aside`} className={styles.aside}>
          {aside}
        </span>
      )}
    </label>
  );
}
