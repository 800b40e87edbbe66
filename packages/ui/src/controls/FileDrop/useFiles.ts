import { type RefObject, useEffect, useState } from "react";
import { fill } from "../../utils/fill";
import { sameValue } from "../../utils/sameValue";
import { useControlled } from "../../utils/useControlled";
import { useFieldReset } from "../../utils/useFieldReset";
import { type FileRules, type RefusedFile, takeFiles } from "./fileRules";
import type { FileDropMessages } from "./messages";

interface FilesOptions {
  input: RefObject<HTMLInputElement | null>;
  value: readonly File[] | undefined;
  defaultValue: readonly File[];
  rules: FileRules;
  text: FileDropMessages;
  onValueChange: ((files: File[]) => void) | undefined;
  onRefuse: ((refused: RefusedFile[]) => void) | undefined;
}

/** Lets the form send what is shown: the input itself holds the files. */
function putFiles(input: HTMLInputElement | null, files: readonly File[]): void {
  if (!input || typeof DataTransfer === "undefined") return;
  const held = new DataTransfer();
  for (const file of files) held.items.add(file);
  // A test's own `files` may have no setter, which an assignment would throw at.
  Reflect.set(input, "files", held.files);
}

/** The files that a field keeps, those it could not take, and what a screen reader hears of both. */
export function useFiles(options: FilesOptions) {
  const { input, value, defaultValue, rules, text, onValueChange, onRefuse } = options;
  const [files, setFiles] = useControlled<readonly File[]>(value, defaultValue, (next) =>
    onValueChange?.([...next]),
  );
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const [said, setSaid] = useState("");
  useEffect(() => putFiles(input.current, files), [input, files]);
  const field = useFieldReset(input, (emptied) => {
    setRefused([]);
    setSaid("");
    if (value === undefined && !sameValue(files, defaultValue)) setFiles(defaultValue);
    else putFiles(emptied, files);
  });

  return {
    field,
    files,
    refused,
    said,
    offer: (list: FileList | null) => {
      // Going back without a choice empties the input; what was chosen stays.
      if (!list || list.length === 0) return putFiles(input.current, files);
      const taken = takeFiles(files, [...list], rules);
      setRefused(taken.refused);
      if (taken.refused.length > 0) onRefuse?.(taken.refused);
      const [first] = taken.added;
      // The browser has put the chosen files into the input, the refused ones too.
      if (!first) return putFiles(input.current, files);
      const count = taken.added.length;
      setSaid(fill(count === 1 ? text.addedOne : text.added, { count, name: first.name }));
      setFiles(taken.files);
    },
    remove: (file: File) => {
      setRefused([]);
      setSaid(fill(text.removed, { name: file.name }));
      setFiles(files.filter((other) => other !== file));
      // The button that had the focus goes with its file.
      input.current?.focus();
    },
  };
}
