import type { Item } from "@taanka/api-client";
import { useToast } from "@taanka/ui";
import { useCallback, useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { rememberOrigin } from "../session/origin";
import { useSession } from "../session/SessionProvider";
import { useWishlist } from "./own";
import { useToggleWish } from "./ownChanges";

/** Identity of a wish: the product in one colour. */
const wishKey = (itemId: string, color: string) => `${itemId}\n${color}`;

export interface Wishes {
  signedIn: boolean;
  isWished(item: Pick<Item, "_id" | "defaultColor">): boolean;
  /** Whether a toggle of this product is in flight. */
  isBusy(itemId: string): boolean;
  /** Adds or removes; sends visitors to sign in and has them come back. */
  toggle(item: Pick<Item, "_id" | "defaultColor">): void;
  /** Tooltip for visitors. */
  hint: string | undefined;
}

/** The wishlist as a page of cards needs it. */
export function useWishes(): Wishes {
  const { signedIn, known } = useSession();
  const { data } = useWishlist();
  const { mutate, isPending, variables } = useToggleWish();
  const navigate = useNavigate();
  const location = useLocation();
  const toast = useToast();
  const wished = useMemo(
    () => new Set(data?.items?.map((entry) => wishKey(entry.itemId._id, entry.color ?? "default"))),
    [data],
  );
  const isWished = useCallback(
    (item: Pick<Item, "_id" | "defaultColor">) =>
      wished.has(wishKey(item._id, item.defaultColor ?? "default")),
    [wished],
  );
  const toggle = (item: Pick<Item, "_id" | "defaultColor">) => {
    if (!signedIn) {
      navigate("/login", { state: rememberOrigin(location) });
      return;
    }
    const before = isWished(item);
    mutate(
      { itemId: item._id, color: item.defaultColor ?? "default", wished: before },
      {
        onSuccess: () => toast.success(before ? "Removed from wishlist" : "Added to wishlist"),
        onError: () => toast.error("Failed to update wishlist. Please try again."),
      },
    );
  };
  return {
    isWished,
    signedIn,
    isBusy: (itemId) => isPending && variables?.itemId === itemId,
    toggle,
    hint: known && !signedIn ? "Login to add to wishlist" : undefined,
  };
}
