import { type Wishlist, type WishlistKey, wishlistClient } from "@taanka/api-client";
import { useToast } from "@taanka/ui";
import { queryOptions, useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState } from "react";
import * as v from "valibot";
import { useSession } from "../session/SessionProvider";
import { useAccountQuery } from "../session/useAccountQuery";
import { useGoSignIn } from "../session/useGoSignIn";
import { useTexts } from "../texts";
import { api } from "./api";
import { sessionStorageItem } from "./browserStorage";
import { noColor } from "./colors";
import { accountKey, readAgain, staleTimes } from "./queryClient";

/** What somebody wishes for. */
export const wishlistQuery = () =>
  queryOptions({
    queryKey: [accountKey, "wishlist"],
    staleTime: staleTimes.listing,
    queryFn: ({ signal }): Promise<Wishlist> => api(wishlistClient).read({ signal }),
  });

/** The wishlist of whoever is signed in; nothing is asked for a visitor. */
export const useWishlist = () => useAccountQuery(wishlistQuery());

/** A product in one colour, and whether it shall be on the wishlist. */
type Toggle = Required<WishlistKey> & { wanted: boolean };

const toggleKey = ["toggle-wish"];

/**
 * Adds a wish or takes it back, then reads the wishlist again. Several may be under way at once, and
 * each tells how it went.
 */
export function useToggleWish(
  tell: { onSuccess?: (data: unknown, toggle: Toggle) => void; onError?: () => void } = {},
) {
  const queryClient = useQueryClient();
  return useMutation({
    ...tell,
    mutationKey: toggleKey,
    mutationFn: async ({ wanted, ...entry }: Toggle) =>
      wanted ? api(wishlistClient).add(entry) : api(wishlistClient).remove(entry),
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
  /** Its name, where it comes in several colours and none was chosen: which is meant has to be asked. */
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

export interface WishlistHearts {
  signedIn: boolean;
  /** Shown as wished: what the list says, or what it is being changed to. */
  isWished(wish: Wish): boolean;
  /** Whether a toggle of this wish is in flight. */
  isBusy(wish: Wish): boolean;
  /**
   * Adds or removes; sends visitors to sign in and has them come back. Stays the same function
   * whatever the wishes are and however a list is sorted: its cards need not render for that.
   */
  toggle(wish: Wish, wanted: boolean): void;
  /** Tooltip for visitors. */
  hint: string | undefined;
}

/**
 * The wishlist as a page of cards or a product needs it.
 *
 * @param failed what is said of a change that failed, where it is not the usual
 */
export function useWishlistHearts(failed?: string): WishlistHearts {
  const { signedIn, known } = useSession();
  const { data } = useWishlist();
  const pending = usePendingToggles();
  const { hint } = useTexts().wishlist;
  const wished = useMemo(
    () => new Set(data?.items?.map(({ itemId, color }) => identity({ itemId: itemId._id, color }))),
    [data],
  );
  const isWished = (wish: Wish) => pending.get(identity(wish)) ?? wished.has(identity(wish));
  return {
    signedIn,
    isWished,
    isBusy: (wish) => pending.has(identity(wish)),
    toggle: useToggle(signedIn, failed),
    hint: known && !signedIn ? hint : undefined,
  };
}

function useToggle(signedIn: boolean, failed?: string): WishlistHearts["toggle"] {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { wishlist: texts } = useTexts();
  const { mutate } = useToggleWish({
    onSuccess: (_data, { wanted }) => toast.success(wanted ? texts.added : texts.removed),
    onError: () => toast.error(failed ?? texts.updateFailed),
  });
  const goSignIn = useGoSignIn();
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
      toast.info(texts.loginFirst, { acrossPages: true });
      rememberWish(wish);
      goSignIn();
    },
    [signedIn, mutate, goSignIn, toast, texts, queryClient],
  );
}

/**
 * Does what a visitor wished for, once they have signed in.
 * @returns the product whose colour has to be asked first, and how to be done with the question
 */
export function useWishAfterSignIn(): [
  asked: { itemId: string; product: string } | undefined,
  done: () => void,
] {
  const { signedIn } = useSession();
  const toast = useToast();
  const { wishlist: texts } = useTexts();
  const [asked, ask] = useState<{ itemId: string; product: string }>();
  // It may be done before the way back from signing in is.
  const { mutate } = useToggleWish({
    onSuccess: () => toast.success(texts.added, { acrossPages: true }),
    onError: () => toast.error(texts.updateFailed, { acrossPages: true }),
  });
  useEffect(() => {
    const wish = pendingWish.read();
    if (!signedIn || !wish) return;
    pendingWish.write(null);
    const { askAbout: product, ...entry } = wish;
    if (product !== undefined) ask({ itemId: entry.itemId, product });
    else mutate({ ...entry, wanted: true });
  }, [signedIn, mutate]);
  return [asked, () => ask(undefined)];
}
