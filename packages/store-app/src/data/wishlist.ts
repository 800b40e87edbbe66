import type { Wishlist, WishlistKey } from "@taanka/api-client";
import { useToast } from "@taanka/ui";
import {
  queryOptions,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "../paths";
import { rememberOrigin } from "../session/origin";
import { useSession } from "../session/SessionProvider";
import { useTexts } from "../texts";
import { api } from "./api";
import { noColor } from "./colors";
import { freshness, personal } from "./queryClient";

const wishlistQuery = () =>
  queryOptions({
    queryKey: [personal, "wishlist"],
    staleTime: freshness.listing,
    queryFn: ({ signal }): Promise<Wishlist> => api().wishlist.read({ signal }),
  });

/** The wishlist of whoever is signed in; nothing is asked for a visitor. */
export function useWishlist() {
  const { signedIn } = useSession();
  return useQuery({ ...wishlistQuery(), enabled: signedIn });
}

/** A product in one colour, and whether it shall be on the wishlist. */
type Toggle = Required<WishlistKey> & { wanted: boolean };

const toggleKey = ["toggle-wish"];

/** Adds a wish or takes it back, then reads the wishlist again. Several may be under way at once. */
export function useToggleWish() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: toggleKey,
    mutationFn: async ({ wanted, ...entry }: Toggle) =>
      wanted ? api().wishlist.add(entry) : api().wishlist.remove(entry),
    onSettled: () => queryClient.invalidateQueries({ queryKey: wishlistQuery().queryKey }),
  });
}

/** What tells one wish from another: the product in one colour. */
export interface Wish {
  itemId: string;
  /** The product's usual colour, or none, when left out. */
  color?: string | undefined;
}

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

export interface Wishes {
  signedIn: boolean;
  /** Shown as wished: what the list says, or what it is being changed to. */
  isWished(wish: Wish): boolean;
  /** Whether a toggle of this wish is in flight. */
  isBusy(wish: Wish): boolean;
  /** Adds or removes; sends visitors to sign in and has them come back. Stays the same function. */
  toggle(wish: Wish): void;
  /** Tooltip for visitors. */
  hint: string | undefined;
}

/** The wishlist as a page of cards needs it. */
export function useWishes(): Wishes {
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
    toggle: useToggle(signedIn, wished),
    hint: known && !signedIn ? hint : undefined,
  };
}

function useToggle(signedIn: boolean, wished: ReadonlySet<string>): Wishes["toggle"] {
  const { mutate } = useToggleWish();
  const navigate = useNavigate();
  const location = useLocation();
  const toast = useToast();
  const { wishlist: texts } = useTexts();
  return useCallback(
    (wish) => {
      if (!signedIn) return void navigate(paths.login, { state: rememberOrigin(location) });
      const wanted = !wished.has(identity(wish));
      mutate(
        { itemId: wish.itemId, color: wish.color ?? noColor, wanted },
        {
          onSuccess: () => toast.success(wanted ? texts.added : texts.removed),
          onError: () => toast.error(texts.updateFailed),
        },
      );
    },
    [signedIn, wished, mutate, navigate, location, toast, texts],
  );
}
