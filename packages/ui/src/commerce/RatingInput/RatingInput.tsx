"use client";

import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { FieldGroup } from "../../controls/Field";
import { StarIcon } from "../../icons/shop";
import { visuallyHidden } from "../../styles/visuallyHidden.css";
import { useMessages } from "../../theme/context";
import { fill } from "../../utils/fill";
import { useResettable } from "../../utils/useResettable";
import { type RatingInputMessages, ratingInputMessages } from "./messages";
import * as css from "./RatingInput.css";

export interface RatingInputProps
  extends Omit<ComponentProps<"fieldset">, "defaultValue" | "onChange" | "children"> {
  /** 1 to 5, when the parent decides; 0 for none. */
  value?: number;
  /**
   * Number of stars at the start, where the shop does not hold it itself.
   * @default 0
   */
  defaultValue?: number;
  /** Called with the chosen number of stars. */
  onValueChange?: (value: number) => void;
  /**
   * Names the group.
   * @default "Your rating"
   */
  label?: ReactNode;
  /**
   * Keeps the label for screen readers only.
   * @default false
   */
  hideLabel?: boolean;
  /** A line of help below the label. */
  hint?: ReactNode;
  /** What is wrong: “Please choose a rating”. */
  error?: ReactNode;
  /**
   * Marks the group as one that has to be answered.
   * @default false
   */
  required?: boolean;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<RatingInputMessages>;
}

const meanings = ["poor", "fair", "good", "veryGood", "excellent"] as const;

/** Takes one to five stars. Native radio buttons: arrow keys move, a mouse sees what it would give. */
export function RatingInput({
  value,
  defaultValue = 0,
  onValueChange,
  label,
  name,
  messages,
  ...rest
}: RatingInputProps) {
  const text = useMessages("ratingInput", ratingInputMessages, messages);
  const [chosen, choose, group] = useResettable(value, defaultValue, onValueChange);
  const [pointedAt, pointAt] = useState(0);
  const id = useId();
  const shown = rest.disabled ? chosen : pointedAt || chosen;
  const meaning = meanings[shown - 1];
  return (
    <FieldGroup {...rest} role="radiogroup" label={label ?? text.label}>
      <div ref={group} className={css.row}>
        <span className={css.stars} onPointerLeave={() => pointAt(0)}>
          {meanings.map((key, index) => {
            const stars = index + 1;
            return (
              <label
                key={key}
                className={css.star}
                data-filled={stars <= shown || undefined}
                onPointerEnter={({ pointerType }) => pointerType === "mouse" && pointAt(stars)}
              >
                <input
                  className={css.input}
                  type="radio"
                  name={name ?? id}
                  value={stars}
                  checked={chosen === stars}
                  onChange={() => choose(stars)}
                />
                <span className={visuallyHidden}>
                  {`${stars === 1 ? text.star : fill(text.stars, { count: stars })}, ${text[key]}`}
                </span>
                <StarIcon size={32} className={css.drawing} />
              </label>
            );
          })}
        </span>
        <span className={css.meaning} aria-hidden="true">
          {meaning && text[meaning]}
        </span>
      </div>
    </FieldGroup>
  );
}
