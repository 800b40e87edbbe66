"use client";

import { useFormCheck } from "../useFormCheck";
import { useFormValues } from "../useFormValues";
import type { ReturnFormMessages } from "./messages";
import {
  findReturnErrors,
  type ReturnableLine,
  type ReturnDraft,
  type ReturnKind,
  type ReturnValues,
  returnValuesOf,
} from "./returnValues";

interface ReturnOptions {
  /** Start of every field's id. */
  id: string;
  lines: readonly ReturnableLine[];
  /** Kind that is chosen at the start. */
  kind: ReturnKind;
  busy: boolean;
  text: ReturnFormMessages;
  onSubmit: (values: ReturnValues<string>) => unknown;
}

/** What a return form holds, what is wrong with it, and sending it. */
export function useReturn({ id, lines, kind, busy, text, onSubmit }: ReturnOptions) {
  const start = { kind, lines: {}, reason: "", description: "", pictures: [] };
  const [draft, change] = useFormValues<ReturnDraft>(undefined, () => start, undefined);
  const check = useFormCheck(findReturnErrors(lines, draft, text), {
    id,
    busy,
    values: { ...draft },
    onValid: () => onSubmit(returnValuesOf(lines, draft)),
  });
  return { ...check, draft, change };
}
