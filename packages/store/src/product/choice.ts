import * as v from "valibot";
import { sessionStorageItem, useStorageItem } from "../storage/browserStorage";

const choiceSchema = v.object({
  itemId: v.string(),
  size: v.optional(v.string()),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

/** What somebody wants of a product, besides its colour, which its address tells. */
export type Choice = Omit<v.InferOutput<typeof choiceSchema>, "itemId">;

const nothing: Choice = { quantity: 1 };

/** Of the last product: it lasts beyond a reload, and the way to sign in and back. */
const storedChoice = sessionStorageItem("taanka.choice", v.nullable(choiceSchema), null);

/** What is chosen of a product, and how to choose something else. */
export function useChoice(itemId: string): [Choice, (choice: Choice) => void] {
  const stored = useStorageItem(storedChoice);
  return [
    stored?.itemId === itemId ? stored : nothing,
    (choice) => storedChoice.write({ itemId, ...choice }),
  ];
}
