import * as v from "valibot";
import { sessionStorageItem } from "../storage/browserStorage";

const codeSchema = v.nullable(
  v.object({
    phoneNumber: v.string(),
    /** Key of the history entry that asked for it. */
    visit: v.string(),
    /** When it was asked for, in epoch milliseconds. */
    at: v.number(),
  }),
);

type SentCode = NonNullable<v.InferOutput<typeof codeSchema>>;

const storedCode = sessionStorageItem("taanka.code", codeSchema, null);

/** Notes for which number a one-time code was asked last; null when that is used or none came. */
export const noteCode: (sent: SentCode | null) => void = storedCode.write;

/** The last code of a number that this tab has asked for and that is not used yet. */
export function codeSentTo(phoneNumber: string): SentCode | undefined {
  const sent = storedCode.read();
  return sent?.phoneNumber === phoneNumber ? sent : undefined;
}
