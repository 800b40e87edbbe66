import { type Wishlist, type WishlistKey, wishlistClient } from "@taanka/api-client";
import { useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from "react";
import * as v from "valibot";
import { noColor } from "../product/colors";
import { apiOf } from "../queries/api";
import { accountKey, readAgain, staleTimes } from "../queries/queryClient";
import type { QueryState } from "../queries/queryState";
import { type StoreQuery, storeQuery } from "../queries/storeQuery";
import { useSession } from "../session/SessionProvider";
import { useAccountQuery } from "../session/useAccountQuery";
import { sessionStorageItem } from "../storage/browserStorage";

/** The wishlist of the account. */
export const wishlistQuery = (): StoreQuery<Wishlist> =>
  storeQuery({
    queryKey: [accountKey, "wishlist"],
    staleTime: staleTimes.listing,
    queryFn: ({ client, signal }): Promise<Wishlist> =>
      apiOf(client)(wishlistClient).read({ signal }),
  });

/** The wishlist of the account that is signed in; a visitor has none, and nothing is asked. */
export const useWishlist = (): QueryState<Wishlist> => useAccountQuery(wishlistQuery());

/** A product in one colour, and whether it shall be on the wishlist. */
type Toggle = Required<WishlistKey> & { wanted: boolean };

const toggleKey = ["toggle-wish"];

/**
 * Adds a wish or takes it back, then reads the wishlist again. Several may be under way at once, and
 * each tells how it went.
 */
export function useToggleWish(
  handlers: { onSuccess?: (data: unknown, toggle: Toggle) => void; onError?: () => void } = {},
) {
  const queryClient = useQueryClient();
  return useMutation({
    ...handlers,
    mutationKey: toggleKey,
    mutationFn: async ({ wanted, ...entry }: Toggle, { client }) => {
      const wishlist = apiOf(client)(wishlistClient);
      return wanted ? wishlist.add(entry) : wishlist.remove(entry);
    },
    // What failed is taken back at once; what was done stays shown until the list has it.
    onSettled: (_done, error) => {
      const again = readAgain(queryClient, wishlistQuery().queryKey);
      return error ? undefined : again;
    },
  });
}

/** What tells one wish from another: the product in one colour. */
export interface Wish {
  itemId: string;
  /** The product's usual colour, or none, when left out. */
  color?: string | undefined;
  /** Its name, where it comes in several colours and none was chosen: the shopper is asked which. */
  askAbout?: string | undefined;
}

/** What a visitor wished for before they were sent to sign in; it lasts as long as the tab. */
const pendingWish = sessionStorageItem(
  "taanka.pendingWish",
  v.nullable(v.object({ itemId: v.string(), color: v.string(), askAbout: v.optional(v.string()) })),
  null,
);

/** Keeps what a visitor wishes for until they have signed in; {@link useWishAfterSignIn} does it. */
const rememberWish = ({ itemId, color = noColor, askAbout }: Wish): void =>
  pendingWish.write({ itemId, color, askAbout });

const identity = ({ itemId, color }: { itemId: string; color?: string | null | undefined }) =>
  `${itemId}\n${color ?? noColor}`;

/** The wishes that are being changed, by what they shall become. */
function usePendingToggles(): Map<string, boolean> {
  const pending = useMutationState({
    filters: { mutationKey: toggleKey, status: "pending" },
    select: ({ state }) => state.variables as Toggle,
  });
  return new Map(pending.map((toggle) => [identity(toggle), toggle.wanted]));
}

/** What a wishlist's hearts tell the page that shows them. */
export interface WishlistHandlers {
  /** A visitor pressed a heart. Their wish is kept until they have signed in: lead them there. */
  onSignInNeeded(): void;
  /** A wish was added, or taken back where `wanted` is false. */
  onChange?(wanted: boolean): void;
  /** A change failed, and the heart is as it was. */
  onError?(): void;
}

/** The hearts of a page of cards, or of a product. */
export interface WishlistHearts {
  signedIn: boolean;
  /** Shown as wished: what the list says, or what it is being changed to. */
  isWished(wish: Wish): boolean;
  /** Whether a toggle of this wish is in flight. */
  isBusy(wish: Wish): boolean;
  /**
   * Adds or removes; a visitor signs in first. Stays the same function whatever the wishes are, as
   * long as the handlers do: cards need not render for it.
   */
  toggle(wish: Wish, wanted: boolean): void;
  /** Whether a press leads to signing in. */
  needsSignIn: boolean;
}

/**
 * The wishlist as a page of cards or a product needs it.
 *
 * @example
 * ```tsx
 * const hearts = useWishlistHearts({ onSignInNeeded: () => navigate("/login") });
 * <WishlistHeart
 *   pressed={hearts.isWished({ itemId })}
 *   onPressedChange={(wanted) => hearts.toggle({ itemId }, wanted)}
 * />;
 * ```
 */
export function useWishlistHearts(handlers: WishlistHandlers): WishlistHearts {
  const { signedIn, known } = useSession();
  const { data } = useWishlist();
  const pending = usePendingToggles();
  const wished = useMemo(
    () => new Set(data?.items?.map(({ itemId, color }) => identity({ itemId: itemId._id, color }))),
    [data],
  );
  const isWished = (wish: Wish) => pending.get(identity(wish)) ?? wished.has(identity(wish));
  return {
    signedIn,
    isWished,
    isBusy: (wish) => pending.has(identity(wish)),
    toggle: useToggle(signedIn, handlers),
    needsSignIn: known && !signedIn,
  };
}

function useToggle(
  signedIn: boolean,
  { onSignInNeeded, onChange, onError }: WishlistHandlers,
): WishlistHearts["toggle"] {
  const queryClient = useQueryClient();
  const { mutate } = useToggleWish({
    onSuccess: (_data, { wanted }) => onChange?.(wanted),
    onError: () => onError?.(),
  });
  return useCallback(
    (wish, wanted) => {
      if (signedIn) {
        // A second tap may come before the heart is drawn as busy.
        const isSame = ({ state }: { state: { variables: unknown } }) =>
          identity(state.variables as Toggle) === identity(wish);
        const inFlight = { mutationKey: toggleKey, status: "pending", predicate: isSame } as const;
        if (queryClient.isMutating(inFlight) > 0) return;
        mutate({ itemId: wish.itemId, color: wish.color ?? noColor, wanted });
        return;
      }
      rememberWish(wish);
      onSignInNeeded();
    },
    [signedIn, mutate, onSignInNeeded, queryClient],
  );
}

/** A product that a visitor wished for, whose colour the shopper is asked for. */
export interface AskedWish {
  itemId: string;
  /** Its name. */
  product: string;
}

/**
 * Does what a visitor wished for, once they have signed in.
 * @returns the product whose colour has to be asked first, and how to be done with the question
 */
export function useWishAfterSignIn({
  onChange,
  onError,
}: Pick<WishlistHandlers, "onChange" | "onError">): [
  asked: AskedWish | undefined,
  done: () => void,
] {
  const { signedIn } = useSession();
  const [asked, ask] = useState<AskedWish>();
  const { mutate } = useToggleWish({
    onSuccess: () => onChange?.(true),
    onError: () => onError?.(),
  });
  const act = useEffectEvent(() => {
    const wish = pendingWish.read();
    if (!wish) return;
    pendingWish.write(null);
    const { askAbout: product, ...entry } = wish;
    if (product !== undefined) ask({ itemId: entry.itemId, product });
    else mutate({ ...entry, wanted: true });
  });
  useEffect(() => {
    if (signedIn) act();
  }, [signedIn]);
  return [asked, () => ask(undefined)];
}
