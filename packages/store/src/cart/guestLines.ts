import {
  idSchema,
  MAX_GUEST_LINES,
  MAX_LINE_QUANTITY,
  MAX_SIZE_LENGTH,
} from "@taanka/api-client/contract";
import * as v from "valibot";
import { localStorageItem, useStorageItem } from "../storage/browserStorage";

/** What a line is, and nothing of what it costs: prices are asked for whenever it is shown. */
const lineSchema = v.object({
  itemId: idSchema,
  skuId: idSchema,
  size: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_SIZE_LENGTH)),
  color: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_LINE_QUANTITY)),
});

/** A line that the device keeps. */
export type GuestLine = v.InferOutput<typeof lineSchema>;

export const isGuestLine = (line: GuestLine): boolean => v.is(lineSchema, line);

/** One line of each variant: the last of it, where the first stood. */
const oneOfEach = (lines: readonly GuestLine[]) => [
  ...new Map(lines.map((line) => [line.skuId, line])).values(),
];

/** Lines that make no sense are left out; the others stay. */
const linesSchema = v.pipe(
  v.array(v.unknown()),
  v.transform((entries) => {
    const lines = entries.filter((entry) => v.is(lineSchema, entry));
    return oneOfEach(lines).slice(0, MAX_GUEST_LINES);
  }),
);

/**
 * A list of lines that this device keeps for whoever has not signed in; none on the server.
 *
 * @param storageKey ends with a number of the lines' form: lines of another form are not read
 */
function guestLines(storageKey: string) {
  const storedLines = localStorageItem<GuestLine[]>(storageKey, linesSchema, []);
  return {
    ...storedLines,
    useLines: (): readonly GuestLine[] => useStorageItem(storedLines),
    find: (sku: string) => storedLines.readAgain().find(({ skuId }) => skuId === sku),
    /** Puts a line at the end, or in the place of the one that there is of its variant. */
    put(line: GuestLine): void {
      storedLines.write(oneOfEach([...storedLines.read(), line]));
    },
    drop(lines: readonly Pick<GuestLine, "skuId">[]): void {
      const skus = new Set(lines.map(({ skuId }) => skuId));
      storedLines.write(storedLines.readAgain().filter(({ skuId }) => !skus.has(skuId)));
    },
  };
}

/** What a visitor is about to buy. */
export const guestCartLines = guestLines("taanka.guestCart.1");

/** What a visitor has saved for later. */
export const guestSavedLines = guestLines("taanka.guestSaved.1");
