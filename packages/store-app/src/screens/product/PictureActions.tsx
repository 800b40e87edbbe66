import type { ItemRead } from "@taanka/api-client";
import { IconButton, ShareIcon, useToast, WishlistHeart } from "@taanka/ui";
import { paths } from "../../paths";
import { useToAddress } from "../../seo/origin";
import { useTexts } from "../../texts";
import { useProductWish } from "./useProductWish";

/** Whether somebody closed the device's own dialog for sharing. */
const isChangeOfMind = (error: unknown) =>
  error instanceof DOMException && error.name === "AbortError";

/** Shares a page by the device's own way; without one its address is copied. */
function useShare() {
  const toast = useToast();
  const { linkCopied, linkNotCopied } = useTexts().product;
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success(linkCopied);
    } catch {
      toast.error(linkNotCopied);
    }
  };
  return async (title: string, url: string) => {
    if (!("share" in navigator)) return copy(url);
    try {
      await navigator.share({ title, url });
    } catch (error) {
      if (!isChangeOfMind(error)) await copy(url);
    }
    return undefined;
  };
}

interface PictureActionsProps {
  item: ItemRead;
  color: string;
}

/** What lies on a product's large picture: its heart, and sharing. */
export function PictureActions({ item, color }: PictureActionsProps) {
  const wish = useProductWish(item, color);
  const share = useShare();
  const texts = useTexts().product;
  const address = useToAddress()(paths.product(item._id, color || undefined));
  return (
    <>
      <WishlistHeart
        size="medium"
        product={item.name}
        pressed={wish.wished}
        busy={wish.busy}
        hint={wish.hint}
        onPressedChange={wish.toggle}
      />
      <IconButton label={texts.share} tone="plate" onClick={() => void share(item.name, address)}>
        <ShareIcon />
      </IconButton>
    </>
  );
}
