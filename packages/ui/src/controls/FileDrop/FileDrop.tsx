"use client";

import {
  type ClipboardEvent,
  type ComponentProps,
  type DragEvent,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { UploadIcon } from "../../icons/account";
import { bare } from "../../styles/bare.css";
import { visuallyHidden } from "../../styles/visuallyHidden.css";
import { useMessages, useTheme } from "../../theme/context";
import { cx } from "../../utils/cx";
import { fill } from "../../utils/fill";
import { useControlled } from "../../utils/useControlled";
import { Field, type FieldLookProps } from "../Field";
import * as css from "./FileDrop.css";
import { FileRow, type FileState } from "./FileRow";
import { type RefusedFile, takeFiles } from "./fileRules";
import { type FileDropMessages, fileDropMessages } from "./messages";
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

/** Lets the form send what is shown: the input itself holds the files. */
function putFiles(input: HTMLInputElement | null, files: readonly File[]): void {
  if (!input || typeof DataTransfer === "undefined") return;
  const held = new DataTransfer();
  for (const file of files) held.items.add(file);
  // A test's own `files` may have no setter, which an assignment would throw at.
  Reflect.set(input, "files", held.files);
}

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
  const [files, setFiles] = useControlled<readonly File[]>(value, defaultValue, (next) =>
    onValueChange?.([...next]),
  );
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const [said, setSaid] = useState("");
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  useEffect(() => putFiles(input.current, files), [files]);
  const rules = { accept, maxSize, maxFiles: multiple ? most : 1 };

  const offer = (list: FileList) => {
    const taken = takeFiles(files, [...list], rules);
    setRefused(taken.refused);
    if (taken.refused.length > 0) onRefuse?.(taken.refused);
    const [first] = taken.added;
    // The browser has put the chosen files into the input, the refused ones too.
    if (!first) return putFiles(input.current, files);
    const count = taken.added.length;
    setSaid(fill(count === 1 ? text.addedOne : text.added, { count, name: first.name }));
    setFiles(taken.files);
  };
  const remove = (file: File) => {
    setRefused([]);
    setSaid(fill(text.removed, { name: file.name }));
    setFiles(files.filter((other) => other !== file));
    // The button that had the focus goes with its file.
    input.current?.focus();
  };
  const drag = (event: DragEvent, isOver: boolean) => {
    if (disabled || !event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(isOver);
  };
  const drop = (event: DragEvent) => {
    drag(event, false);
    if (!disabled && event.dataTransfer.files.length > 0) offer(event.dataTransfer.files);
  };
  const paste = (event: ClipboardEvent) => {
    if (disabled || event.clipboardData.files.length === 0) return;
    event.preventDefault();
    offer(event.clipboardData.files);
  };
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
          {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way to the input */}
          <div
            className={css.zone}
            data-over={over ? "" : undefined}
            onDragEnter={(event) => drag(event, true)}
            onDragOver={(event) => drag(event, true)}
            onDragLeave={(event) => drag(event, false)}
            onDrop={drop}
          >
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
              ref={input}
              type="file"
              className={css.input}
              accept={accept}
              multiple={multiple}
              disabled={disabled}
              onChange={(event) => {
                const chosen = event.currentTarget.files;
                // Going back without a choice empties the input; what was chosen stays.
                if (chosen && chosen.length > 0) offer(chosen);
                else putFiles(input.current, files);
              }}
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
