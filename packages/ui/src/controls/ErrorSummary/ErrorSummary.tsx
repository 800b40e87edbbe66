"use client";

import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from "react";
import { bare } from "../../styles/bare.css";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import * as styles from "./ErrorSummary.css";
import { focusField } from "./focusField";
import { type ErrorSummaryMessages, errorSummaryMessages } from "./messages";

/** A field's error as a summary lists it. */
export interface FieldError {
  /** Id of the control, or of the group, that the message is about. */
  fieldId: string;
  /** The same text as beside the field. */
  message: string;
}

export interface ErrorSummaryProps extends Omit<ComponentProps<"div">, "title"> {
  /** What is wrong, in the order of the form. Nothing is rendered for an empty list. */
  errors: readonly FieldError[];
  /** What is said above the list. */
  title?: ReactNode;
  /**
   * Counts the tries to send the form: focus moves to the summary on each new one, and not while
   * the person mends a field.
   * @default 1
   */
  attempt?: number;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<ErrorSummaryMessages>;
}

/** Lists above a form what keeps it from being sent; each line leads to its field. */
export function ErrorSummary(props: ErrorSummaryProps) {
  return props.errors.length > 0 ? <Summary {...props} /> : null;
}

function Summary({
  errors,
  title,
  attempt = 1,
  messages,
  className,
  ref,
  ...rest
}: ErrorSummaryProps) {
  const text = useMessages("errorSummary", errorSummaryMessages, messages);
  const titleId = useId();
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement);
  useEffect(() => {
    if (attempt > 0) root.current?.focus();
  }, [attempt]);
  const lead = (event: MouseEvent, fieldId: string) => {
    event.preventDefault();
    focusField(fieldId);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, not messages
    <div
      aria-labelledby={titleId}
      {...rest}
      ref={root}
      role="group"
      tabIndex={-1}
      className={cx(styles.errorSummary, className)}
    >
      <h2 id={titleId} className={styles.title}>
        {title ?? text.title}
      </h2>
      <ul className={bare}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              className={styles.link}
              onClick={(event) => lead(event, fieldId)}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
