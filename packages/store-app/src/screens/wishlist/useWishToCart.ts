import type { ItemSize, ItemVariant, WishlistEntry } from "@taanka/api-client";
import {
  itemDetailsQuery,
  messageOf,
  screenMessageOf,
  shownVariant,
  useAddToCart,
  variantsOf,
} from "@taanka/store";
import { usePreloadedNavigate } from "@taanka/store/react-router";
import { useActionGuard, useToast } from "@taanka/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { briefly } from "../../components/toasts";
import { cartProblem } from "../../data/cartProblem";
import { paths } from "../../paths";
import { useTexts } from "../../texts";

/** A wish whose colour or size has to be asked. */
interface Question {
  entry: WishlistEntry;
  variants: readonly ItemVariant[];
  color: string;
}

/**
 * Puts wishes into the cart; where there is a choice of colour or size it is asked first. A wish stays
 * on the list: whoever has bought it takes it off, and whoever takes it out of the cart still has it.
 */
export function useWishToCart() {
  const toast = useToast();
  const { open } = usePreloadedNavigate();
  const client = useQueryClient();
  const { cart: texts, product: productTexts } = useTexts();
  const { mutateAsync: add } = useAddToCart();
  const [run, pending] = useActionGuard();
  // An answer is an action of its own, however soon it follows the press that asked.
  const [runAnswer, answering] = useActionGuard();
  const [adding, setAdding] = useState<WishlistEntry>();
  const [question, ask] = useState<Question>();

  const put = async ({ itemId: item }: WishlistEntry, color: string, { size, skuId }: ItemSize) => {
    try {
      await add({ itemId: item._id, color, size, skuId });
      ask(undefined);
      toast.success(texts.added, {
        action: { label: texts.view, onAction: () => open(paths.cart) },
      });
    } catch (error) {
      toast.error(cartProblem(error, texts, texts.addFailed, screenMessageOf), briefly);
      throw error;
    }
  };
  const sizesOf = async ({ itemId: item }: WishlistEntry) => {
    try {
      // A piece may have been sold since the list was opened.
      return await client.fetchQuery({ ...itemDetailsQuery(item._id), staleTime: 0 });
    } catch (error) {
      toast.error(messageOf(error, texts.addFailed), briefly);
      throw error;
    }
  };
  const addOrAsk = async (entry: WishlistEntry) => {
    const variants = variantsOf(await sizesOf(entry));
    const variant = shownVariant(variants, entry.color ?? null, undefined);
    const [size, ...others] = variant?.sizes ?? [];
    if (!variant || !size) return void toast.error(productTexts.variantMissing, briefly);
    const isPlain = variants.length === 1 || variant.color === entry.color;
    if (isPlain && others.length === 0 && size.inStock !== false) {
      return put(entry, variant.color, size);
    }
    return ask({ entry, variants, color: variant.color });
  };
  return {
    question,
    forget: () => ask(undefined),
    /** The wish whose button waits. */
    adding: pending ? adding : undefined,
    answering,
    add: (entry: WishlistEntry) =>
      run(() => {
        setAdding(entry);
        return addOrAsk(entry);
      }, entry),
    answer: (color: string, size: ItemSize) =>
      question && runAnswer(() => put(question.entry, color, size)),
  };
}
