import { messageOf, TooManyOfOne } from "@taanka/store";
import type { Texts } from "../texts";

/**
 * Why a change of the cart failed.
 *
 * @param fallback the text for a failure that has none of its own
 * @param read how a failure of the API is read
 */
export function cartProblem(
  error: unknown,
  texts: Texts["cart"],
  fallback: string,
  read = messageOf,
): string {
  return error instanceof TooManyOfOne
    ? texts.mostOfOne(error.product, error.most)
    : read(error, fallback);
}
