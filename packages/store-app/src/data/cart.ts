import {
  type Cart,
  type CartAddInput,
  type CartLine,
  type CartLineKey,
  cartClient,
} from "@taanka/api-client";
import { type OrderTotals, orderTotals } from "@taanka/api-client/contract";
import {
  type MutationKey,
  queryOptions,
  useIsMutating,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { shop } from "../config";
import { paths } from "../paths";
import { useSession } from "../session/SessionProvider";
import { usePersonalQuery } from "../session/usePersonalQuery";
import { useTexts } from "../texts";
import { api } from "./api";
import { sellingPrice } from "./card";
import { colorInAddress, colorToTell, noColor, sizeToTell } from "./colors";
import {
  addAsGuest,
  changeAsGuest,
  removeAsGuest,
  takeOverGuestCart,
  useGuestCart,
  useGuestLines,
} from "./guestCart";
import { type PictureAddresses, pictureAddresses } from "./pictures";
import { freshness, personal, readAgain } from "./queryClient";

export const cartQuery = () =>
  queryOptions({
    queryKey: [personal, "cart"],
    staleTime: freshness.listing,
    queryFn: async ({ signal }): Promise<Cart> => {
      // Before anything is shown, so that nobody sees their cart without what they just chose.
      await takeOverGuestCart();
      return api(cartClient).read({ signal });
    },
  });

/** The cart of whoever is signed in, else the one that is kept on the device. */
export function useCart() {
  const { known, signedIn } = useSession();
  const ofAccount = usePersonalQuery(cartQuery());
  const guest = useGuestCart(known && !signedIn);
  return signedIn || !known ? ofAccount : guest;
}

/** How many pieces are in the cart. */
export function useCartPieces(): number {
  const { signedIn } = useSession();
  const { data } = usePersonalQuery(cartQuery());
  const guest = useGuestLines();
  const lines: readonly { quantity: number }[] = signedIn ? (data?.items ?? []) : guest;
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Key of the changes of a line that is in the cart already. */
export const lineChange = ["cart", "line"];

/** Runs a change of the cart and reads the cart again, whatever came of it. */
export function useCartChange<Input, Result = void>(
  mutationKey: MutationKey,
  change: (input: Input) => Promise<Result>,
  changeAsGuest: (input: Input) => Promise<Result>,
) {
  const queryClient = useQueryClient();
  const { signedIn } = useSession();
  return useMutation({
    mutationKey,
    mutationFn: signedIn ? change : changeAsGuest,
    onSettled: () => readAgain(queryClient, cartQuery().queryKey),
  });
}

export function useAddToCart() {
  const { mostOfOne } = useTexts().cart;
  return useCartChange(
    ["cart", "add"],
    (line: CartAddInput) => api(cartClient).add(line),
    (line) => addAsGuest(line, mostOfOne),
  );
}

/** Puts back a line that was taken out: a change of that line, so that it is put back once. */
export function usePutBack() {
  const { mostOfOne } = useTexts().cart;
  return useCartChange(
    lineChange,
    (line: CartLineKey & { quantity: number }) => api(cartClient).add(line),
    (line) => addAsGuest(line, mostOfOne),
  );
}

export const useRemoveFromCart = () =>
  useCartChange(lineChange, (line: CartLineKey) => api(cartClient).remove(line), removeAsGuest);

export const useChangeQuantity = () =>
  useCartChange(
    lineChange,
    (change: CartLineKey & { action: "increase" | "decrease" }) =>
      api(cartClient).updateQuantity(change),
    changeAsGuest,
  );

/**
 * Tells whether a line is being changed: in the tick of a press too, when nothing is rendered yet,
 * so that a line is not changed twice by one press.
 */
export function useIsChanging(): (line: ShopCartLine) => boolean {
  const queryClient = useQueryClient();
  useIsMutating({ mutationKey: lineChange });
  return ({ api: { skuId, color } }) =>
    queryClient.isMutating({
      mutationKey: lineChange,
      predicate: ({ state }) => {
        const changed = state.variables as CartLineKey | undefined;
        return changed?.skuId === skuId && changed.color === color;
      },
    }) > 0;
}

/** A line of the cart as the screens use it. */
export interface ShopCartLine {
  /** Product, colour, size and variant joined: what makes a line one line. */
  key: string;
  /** What the API knows the line by. */
  api: Required<CartLineKey>;
  /** The line as the API gave it. */
  item: CartLine;
  name: string;
  href: string;
  picture?: PictureAddresses & { alt: string; sizes: string };
  /** Undefined where one size fits all. */
  size: string | undefined;
  /** Undefined where the product has no colours to tell. */
  color: string | undefined;
  quantity: number;
  maxQuantity: number | undefined;
  /** Rupees for one piece. */
  price: number;
  mrp: number;
  /** Undefined where the shop states none. */
  discountPercentage: number | undefined;
}

/** Whether no piece of a line can be had now. */
export const isSoldOut = ({ maxQuantity }: ShopCartLine): boolean => maxQuantity === 0;

/** The lines that are bought this time. */
export const chosenLines = (
  lines: readonly ShopCartLine[],
  unselected: readonly string[],
): ShopCartLine[] => lines.filter((line) => !isSoldOut(line) && !unselected.includes(line.key));

/** How many pieces lines hold together. */
export const piecesOf = (lines: readonly ShopCartLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Whether a line holds more pieces than can be had. */
export const isTooMany = ({ maxQuantity, quantity }: ShopCartLine): boolean =>
  maxQuantity !== undefined && quantity > maxQuantity;

/** The cart's lines from the API's answer. */
export function cartLines(cart: Cart | undefined): ShopCartLine[] {
  return (cart?.items ?? []).map((line) => {
    const { itemId: item, quantity, size, color, skuId, maxQuantity } = line;
    const ownColor = color ?? noColor;
    return {
      key: [item._id, ownColor, size, skuId].join("|"),
      api: { itemId: item._id, size, color: ownColor, skuId },
      item: line,
      name: item.name,
      href: paths.product(item._id, colorInAddress(ownColor)),
      ...(item.image && {
        picture: {
          ...pictureAddresses(item.image, item.imageColor, { from: 160, to: 480 }),
          alt: "",
          sizes: "128px",
        },
      }),
      size: sizeToTell(size),
      color: colorToTell(ownColor),
      quantity,
      maxQuantity: maxQuantity ?? undefined,
      price: sellingPrice(item),
      mrp: item.MRP,
      discountPercentage: item.discountPercentage || undefined,
    };
  });
}

/** The rate of the tax as people read it. */
export const taxPercent = Math.round(shop.tax.rate * 10_000) / 100;

/** What the chosen lines cost, by the one formula that browser and server share. */
export function totalsOf(lines: readonly ShopCartLine[], couponDiscount = 0): OrderTotals {
  const { tax, shipping } = shop;
  return orderTotals(lines, { taxRate: tax.rate, shipping: shipping.charge, couponDiscount });
}
