import {
  useWishlistHearts as useStoreHearts,
  useWishAfterSignIn as useStoreWishAfterSignIn,
  type WishlistHearts,
} from "@taanka/store";
import { useGoSignIn } from "@taanka/store/react-router";
import { useToast } from "@taanka/ui";
import { useCallback } from "react";
import { useTexts } from "../texts";

/** The hearts of a page, with what the kit's cards say of them. */
export interface ShopHearts extends WishlistHearts {
  /** Tooltip for visitors. */
  hint: string | undefined;
}

/**
 * The wishlist as a page of cards or a product needs it; toasts say how each change went.
 *
 * @param failed what is said of a change that failed, where it is not the usual
 */
export function useWishlistHearts(failed?: string): ShopHearts {
  const toast = useToast();
  const { wishlist: texts } = useTexts();
  const goSignIn = useGoSignIn();
  const onSignInNeeded = useCallback(() => {
    toast.info(texts.loginFirst, { acrossPages: true });
    goSignIn();
  }, [toast, texts, goSignIn]);
  const hearts = useStoreHearts({
    onSignInNeeded,
    onChange: (wanted) => toast.success(wanted ? texts.added : texts.removed),
    onError: () => toast.error(failed ?? texts.updateFailed),
  });
  return { ...hearts, hint: hearts.needsSignIn ? texts.hint : undefined };
}

/** Does what a visitor wished for, once they have signed in: maybe before the way back has ended. */
export function useWishAfterSignIn() {
  const toast = useToast();
  const { wishlist: texts } = useTexts();
  return useStoreWishAfterSignIn({
    onChange: () => toast.success(texts.added, { acrossPages: true }),
    onError: () => toast.error(texts.updateFailed, { acrossPages: true }),
  });
}
