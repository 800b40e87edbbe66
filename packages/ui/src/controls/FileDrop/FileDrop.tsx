"use client";

import { type ComponentProps, useImperativeHandle, useRef } from "react";
import { UploadIcon } from "../../icons/account";
import { bare } from "../../styles/bare.css";
import { visuallyHidden } from "../../styles/visuallyHidden.css";
import { useMessages, useTheme } from "../../theme/context";
import { cx } from "../../utils/cx";
import { Field, type FieldLookProps } from "../Field";
import * as css from "./FileDrop.css";
import { FileRow, type FileState } from "./FileRow";
import type { RefusedFile } from "./fileRules";
import { type FileDropMessages, fileDropMessages } from "./messages";
import { useDropping } from "./useDropping";
import { useFiles } from "./useFiles";
import { limitsOf, refusalText } from "./words";

export interface FileDropProps
  extends Omit<
      ComponentProps<"input">,
      "type" | "size" | "children" | "value" | "defaultValue" | "onChange"
    >,
    FieldLookProps {
  /** The chosen files, when the parent decides. */
  value?: readonly File[];
  /**
   * The files at the start, where the shop does not hold it itself.
   * @default []
   */
  defaultValue?: readonly File[];
  /** Called with all files that are kept. */
  onValueChange?: (files: File[]) => void;
  /** Files that were not taken, and why. The field says so itself. */
  onRefuse?: (refused: RefusedFile[]) => void;
  /**
   * Takes several files, each on top of the others. Otherwise a new file replaces the old one.
   * @default false
   */
  multiple?: boolean;
  /**
   * Most files of a field with `multiple`.
   * @default 10
   */
  maxFiles?: number;
  /** Most bytes of one file. */
  maxSize?: number;
  /** What is known of a file that is being sent: its progress, or why it failed. */
  fileState?: (file: File) => FileState | undefined;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<FileDropMessages>;
}

const noFiles: readonly File[] = [];

/**
 * Takes files that are dropped, pasted or chosen, shows them with their pictures and says what it
 * can't take. One real file input: native props, the ref and the form's data are its own;
 * `className` and `style` go to the outer element.
 */
export function FileDrop({
  label,
  hideLabel,
  hint,
  error,
  required,
  optional,
  value,
  defaultValue = noFiles,
  onValueChange,
  onRefuse,
  multiple = false,
  maxFiles: most = 10,
  maxSize,
  accept,
  fileState,
  disabled = false,
  messages,
  className,
  style,
  id,
  ref,
  ...rest
}: FileDropProps) {
  const text = useMessages("fileDrop", fileDropMessages, messages);
  const { locale } = useTheme();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const rules = { accept, maxSize, maxFiles: multiple ? most : 1 };
  const options = { input, value, defaultValue, rules, text, onValueChange, onRefuse };
  const { field, files, refused, said, offer, remove } = useFiles(options);
  const { over, zone, paste } = useDropping(disabled, offer);
  const limits = limitsOf(rules, text, locale);
  const ownError =
    refused.length > 0 &&
    refused.map((one) => (
      <span key={one.file.name} className={css.refusal}>
        {refusalText(one, rules, text, locale)}
      </span>
    ));
  return (
    <Field
      {...{ label, hideLabel, hint, required, optional, style }}
      error={ownError ? <span className={bare}>{ownError}</span> : error}
      className={className}
      controlId={id}
      describedBy={rest["aria-describedby"]}
    >
      {(control) => (
        <div className={bare} onPaste={paste}>
          <div {...zone} className={css.zone} data-over={over ? "" : undefined}>
            <UploadIcon size={24} className={css.icon} />
            <Prompt over={over} multiple={multiple} text={text} />
            {limits && (
              <span id={`${control.id}-limits`} className={css.limits}>
                {limits}
              </span>
            )}
            <input
              {...rest}
              {...control}
              required={control.required && files.length === 0}
              aria-describedby={
                cx(control["aria-describedby"], limits && `${control.id}-limits`) || undefined
              }
              ref={field}
              type="file"
              className={css.input}
              accept={accept}
              multiple={multiple}
              disabled={disabled}
              onChange={(event) => offer(event.currentTarget.files)}
            />
          </div>
          {files.length > 0 && (
            // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where markers are removed
            <ul role="list" className={css.list} aria-label={text.files}>
              {files.map((file) => (
                <FileRow
                  {...fileState?.(file)}
                  key={`${file.name}-${file.size}-${file.lastModified}`}
                  file={file}
                  disabled={disabled}
                  locale={locale}
                  text={text}
                  onRemove={() => remove(file)}
                />
              ))}
            </ul>
          )}
          <span className={visuallyHidden} role="status">
            {said}
          </span>
        </div>
      )}
    </Field>
  );
}

interface PromptProps {
  over: boolean;
  multiple: boolean;
  text: FileDropMessages;
}

/** For eyes alone: the input says of itself that it chooses files. */
function Prompt({ over, multiple, text }: PromptProps) {
  return (
    <span className={css.prompt} aria-hidden="true">
      {over ? (
        text.release
      ) : (
        <>
          <span className={css.withMouse}>{multiple ? text.prompt : text.promptOne}</span>
          <span className={css.withFingers}>
            {multiple ? text.promptTouch : text.promptOneTouch}
          </span>
        </>
      )}
    </span>
  );
}
