"use client";

import { type ComponentProps, type CSSProperties, useState } from "react";
import { visuallyHidden } from "../../styles/visuallyHidden.css";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { fill } from "../../utils/fill";
import { useFieldReset } from "../../utils/useFieldReset";
import { Field, type FieldLookProps } from "../Field";
import { box } from "../Field/FieldBox.css";
import { type TextAreaMessages, textAreaMessages } from "./messages";
import { count, textArea } from "./TextArea.css";

export interface TextAreaProps
  extends Omit<ComponentProps<"textarea">, "value" | "defaultValue">,
    FieldLookProps {
  /** The text. */
  value?: string;
  /** The text at the start, where the shop does not hold it itself. */
  defaultValue?: string;
  /** Called with the text on every change; `onChange` gets the native event. */
  onValueChange?: (value: string) => void;
  /**
   * Lines shown while it is empty.
   * @default 3
   */
  rows?: number;
  /** Most characters that can be entered. Shows a counter. */
  maxLength?: number;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<TextAreaMessages>;
}

type Variables = CSSProperties & { "--taanka-rows": number };

/**
 * Several lines of text with label, hint and error; counts characters where `maxLength` is given.
 * Native props and the ref go to the `textarea`; `className` and `style` to the outer element.
 */
export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  required,
  optional,
  value,
  defaultValue,
  onValueChange,
  onChange,
  rows = 3,
  messages,
  className,
  style,
  id,
  ref,
  ...rest
}: TextAreaProps) {
  const [typed, setTyped] = useState(defaultValue?.length ?? 0);
  const field = useFieldReset(ref, ({ value: text }) => setTyped(text.length));
  const length = value === undefined ? typed : value.length;
  const variables: Variables = { "--taanka-rows": rows };
  return (
    <Field
      {...{ label, hideLabel, hint, error, required, optional, style }}
      className={className}
      controlId={id}
      describedBy={rest["aria-describedby"]}
    >
      {(control) => (
        <>
          <div className={box}>
            <textarea
              {...rest}
              {...control}
              ref={field}
              value={value}
              defaultValue={defaultValue}
              rows={rows}
              style={variables}
              className={textArea}
              aria-describedby={cx(
                control["aria-describedby"],
                rest.maxLength !== undefined && `${control.id}-limit`,
              )}
              onChange={(event) => {
                setTyped(event.currentTarget.value.length);
                onChange?.(event);
                onValueChange?.(event.currentTarget.value);
              }}
            />
          </div>
          {rest.maxLength !== undefined && (
            <Count id={control.id} length={length} max={rest.maxLength} messages={messages} />
          )}
        </>
      )}
    </Field>
  );
}

interface CountProps {
  id: string;
  length: number;
  max: number;
  messages: Partial<TextAreaMessages> | undefined;
}

/** Announced only in the last tenth, so that a person can write in peace. */
function Count({ id, length, max, messages }: CountProps) {
  const text = useMessages("textArea", textAreaMessages, messages);
  const left = max - length;
  return (
    <>
      <span className={count} aria-hidden="true">
        {`${length}/${max}`}
      </span>
      <span id={`${id}-limit`} className={visuallyHidden}>
        {fill(text.limit, { max })}
      </span>
      <span className={visuallyHidden} aria-live="polite">
        {left <= max / 10 && fill(text.left, { left })}
      </span>
    </>
  );
}
