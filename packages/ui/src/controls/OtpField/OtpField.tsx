"use client";

import { OTPInput, REGEXP_ONLY_DIGITS } from "input-otp";
import {
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentProps,
  useLayoutEffect,
  useRef,
} from "react";
import { bare } from "../../styles/bare.css";
import { inElement } from "../../utils/inElement";
import { useBothRefs } from "../../utils/useFieldReset";
import { useResettable } from "../../utils/useResettable";
import { digitsOf } from "../DigitsField/digits";
import { Field, type FieldLookProps } from "../Field";
import { box, boxes, caret, input } from "./OtpField.css";
import { useInsertedCode } from "./useInsertedCode";
import { useWebOtp } from "./useWebOtp";
import { useWholeCode } from "./useWholeCode";

export interface OtpFieldProps
  extends Omit<
      ComponentProps<"input">,
      | "children"
      | "value"
      | "defaultValue"
      | "onChange"
      | "maxLength"
      | "pattern"
      | "type"
      | "placeholder"
    >,
    FieldLookProps {
  /** Digits of the code so far. */
  value?: string;
  /**
   * The value at the start, where the shop does not hold it itself.
   * @default ""
   */
  defaultValue?: string;
  /** Called with the digits so far. */
  onValueChange?: (value: string) => void;
  /**
   * Called once with the whole code each time its last digit arrives, and when another code takes its
   * place at once, pasted or filled in by the browser.
   */
  onComplete?: (code: string) => void;
  /**
   * Number of digits.
   * @default 6
   */
  length?: number;
  /**
   * Takes the code from the text message where the browser offers WebOTP.
   * @default true
   */
  webOtp?: boolean;
}

/** What `input-otp` looks for before it writes a style element of its own. */
const styleMark = "input-otp-style";

/**
 * The library's few rules are in the kit's sheet. Its style element, which a strict content security
 * policy would block, is not written where another element has its id.
 */
function useNoStyleElement(): void {
  useLayoutEffect(() => {
    if (document.getElementById(styleMark)) return;
    const mark = document.createElement("meta");
    mark.id = styleMark;
    document.head.append(mark);
  }, []);
}

/**
 * Leaves only digits in the field itself, before the library compares its text with its pattern, so that
 * the caret stays where it was.
 */
function keepLatinDigits({ currentTarget: field }: ChangeEvent<HTMLInputElement>): void {
  const digits = digitsOf(field.value);
  if (digits === field.value) return;
  const before = (place: number | null) =>
    digitsOf(field.value.slice(0, place ?? field.value.length)).length;
  const [start, end] = [before(field.selectionStart), before(field.selectionEnd)];
  field.value = digits;
  field.setSelectionRange(start, end);
}

/** Whether a change is what the browser's Undo or Redo brought back. */
const isUndone = ({ nativeEvent }: ChangeEvent): boolean =>
  nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith("history");

/** A whole code that is pasted takes the place of one that was begun. */
function replaceByWhole(
  { currentTarget, clipboardData }: ClipboardEvent<HTMLInputElement>,
  length: number,
): void {
  const digits = digitsOf(clipboardData.getData("text/plain"));
  if (digits.length === length) currentTarget.select();
}

/**
 * A one-time code: one real input with a box drawn for each digit, so that autofill, paste and
 * screen readers find what they know. Native props and the ref go to the `input`.
 */
export function OtpField({
  label,
  hideLabel,
  hint,
  error,
  required,
  optional,
  value,
  defaultValue = "",
  onValueChange,
  onComplete,
  length = 6,
  webOtp = true,
  className,
  style,
  id,
  ref,
  ...rest
}: OtpFieldProps) {
  const [code, setCode, reset] = useResettable(value, defaultValue, onValueChange);
  const inserted = useInsertedCode({ length, refused: Boolean(error), onCode: setCode });
  const field = useBothRefs<HTMLInputElement>(useBothRefs(ref, reset), inserted);
  const broughtBack = useRef<string>(undefined);
  useNoStyleElement();
  useWholeCode(code, length, (whole) => {
    // Undo may bring back a code that was refused.
    if (whole !== broughtBack.current) onComplete?.(whole);
    broughtBack.current = undefined;
  });
  useWebOtp(webOtp && !rest.disabled, (received) => setCode(digitsOf(received).slice(0, length)));
  return (
    <Field
      {...{ label, hideLabel, hint, error, required, optional, style }}
      className={className}
      controlId={id}
      describedBy={rest["aria-describedby"]}
    >
      {(control) => (
        <OTPInput
          autoComplete="one-time-code"
          inputMode="numeric"
          {...rest}
          {...control}
          ref={field}
          className={input}
          containerClassName={bare}
          dir="ltr"
          value={code}
          onChangeCapture={(event) => {
            keepLatinDigits(event);
            broughtBack.current = isUndone(event) ? event.currentTarget.value : undefined;
            rest.onChangeCapture?.(event);
          }}
          onPasteCapture={(event) => {
            replaceByWhole(event, length);
            rest.onPasteCapture?.(event);
          }}
          // Digits alone: what was typed before hydration arrives here unchecked.
          onChange={(next) => setCode(digitsOf(next))}
          maxLength={length}
          pattern={REGEXP_ONLY_DIGITS}
          pasteTransformer={digitsOf}
          noScriptCSSFallback={null}
          render={({ slots }) => (
            <div className={boxes} dir="ltr" translate="no" aria-hidden="true">
              {slots.map(({ char, isActive, hasFakeCaret }, index) => (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place in the code
                  key={index}
                  className={box}
                  data-active={isActive ? "" : undefined}
                  data-invalid={error ? "" : undefined}
                  data-disabled={rest.disabled ? "" : undefined}
                >
                  {inElement(char)}
                  {hasFakeCaret && <span className={caret} />}
                </span>
              ))}
            </div>
          )}
        />
      )}
    </Field>
  );
}
