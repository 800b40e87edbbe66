"use client";

import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useRef,
} from "react";
import { CloseIcon } from "../../icons/actions";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { setNativeValue } from "../../utils/setNativeValue";
import { Field, type FieldControlProps, type FieldLookProps } from "../Field";
import { box, input } from "../Field/FieldBox.css";
import { IconButton } from "../IconButton";
import { type TextFieldMessages, textFieldMessages } from "./messages";
import { adornment, clear } from "./TextField.css";

export interface TextFieldProps
  extends Omit<ComponentProps<"input">, "size" | "prefix" | "value" | "defaultValue">,
    FieldLookProps {
  /** The text. */
  value?: string;
  /** The text at the start, where the shop does not hold it itself. */
  defaultValue?: string;
  /** Called with the text on every change; `onChange` gets the native event. */
  onValueChange?: (value: string) => void;
  /** Stands before the text inside the box: an icon, a currency sign. */
  prefix?: ReactNode;
  /** Stands after the text inside the box: a unit, an icon, a small control. */
  suffix?: ReactNode;
  /**
   * Shows a button that empties the field while it has text.
   * @default false
   */
  clearable?: boolean;
  /**
   * `medium` is 48 px high; `small` 36 px, grown to 48 px for fingers.
   * @default "medium"
   */
  size?: "medium" | "small";
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<TextFieldMessages>;
}

const write = (input: HTMLInputElement, text: string) => {
  input.value = text;
};

/** What was typed, or filled in by the browser, before the page's script came is a change like any other. */
function useTypedBefore(field: RefObject<HTMLInputElement | null>, value: string | undefined) {
  const rendered = useRef(value);
  useEffect(() => {
    const input = field.current;
    if (!input || rendered.current === undefined || input.value === rendered.current) return;
    const typed = input.value;
    // React takes the typed text for what it has rendered, until it is told otherwise.
    write(input, rendered.current);
    setNativeValue(input, typed);
  }, [field]);
}

/** A prefix in words is part of what the field means, so it is read with the field. */
function describedByPrefix(control: FieldControlProps, prefix: ReactNode): string | undefined {
  const described = control["aria-describedby"];
  if (typeof prefix !== "string") return described;
  return cx(`${control.id}-prefix`, described);
}

/**
 * One line of text with its label, hint and error. Native props and the ref go to the `input`;
 * `className` and `style` to the outer element.
 */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  required,
  optional,
  onValueChange,
  onChange,
  prefix,
  suffix,
  clearable = false,
  size = "medium",
  messages,
  className,
  style,
  placeholder = " ",
  id,
  ref,
  ...rest
}: TextFieldProps) {
  const text = useMessages("textField", textFieldMessages, messages);
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLInputElement);
  useTypedBefore(field, rest.value);
  const empty = () => {
    if (!field.current) return;
    setNativeValue(field.current, "");
    field.current.focus();
  };
  return (
    <Field
      {...{ label, hideLabel, hint, error, required, optional, style }}
      className={className}
      controlId={id}
      describedBy={rest["aria-describedby"]}
    >
      {(control) => (
        // A prefix stands before the text, whichever way that runs: “+91” is left of the number.
        <div className={box} data-size={size} dir={prefix ? rest.dir : undefined}>
          {prefix && (
            <span id={`${control.id}-prefix`} className={adornment}>
              {prefix}
            </span>
          )}
          <input
            type="text"
            {...rest}
            {...control}
            aria-describedby={describedByPrefix(control, prefix)}
            ref={field}
            className={input}
            placeholder={placeholder}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.currentTarget.value);
            }}
          />
          {clearable && (
            <IconButton size="small" className={clear} label={text.clear} onClick={empty}>
              <CloseIcon size={16} />
            </IconButton>
          )}
          {suffix && <span className={adornment}>{suffix}</span>}
        </div>
      )}
    </Field>
  );
}
