import type { WishlistEntry } from "@taanka/api-client";
import {
  cardSizes,
  colorInAddress,
  defaultRating,
  pictureAddresses,
  sellingPrice,
} from "@taanka/store";
import { Button, ProductCard, WishlistHeart } from "@taanka/ui";
import { paths } from "../../paths";
import { useTexts } from "../../texts";

export interface WishCardProps {
  entry: WishlistEntry;
  onRemove: (entry: WishlistEntry) => void;
  onAdd: (entry: WishlistEntry) => void;
  /** It is on its way into the cart. */
  adding: boolean;
}

/** A wished product in its colour. */
export function WishCard({ entry, onRemove, onAdd, adding }: WishCardProps) {
  const { itemId: item, color, url } = entry;
  const image = url ?? item.image;
  const { cards, catalogue, product, wishlist } = useTexts();
  return (
    <ProductCard
      headingLevel={2}
      name={item.name}
      href={paths.product(item._id, colorInAddress(color))}
      {...(image && {
        picture: { ...pictureAddresses(image, item.imageColor), sizes: cardSizes.three, alt: "" },
      })}
      price={sellingPrice(item)}
      mrp={item.MRP}
      {...(item.discountPercentage ? { badge: cards.percentOff(item.discountPercentage) } : {})}
      {...(item.category && { category: catalogue(item.category) })}
      rating={item.userAverageRating ?? defaultRating}
      heart={<WishlistHeart product={item.name} pressed onPressedChange={() => onRemove(entry)} />}
      action={
        <Button
          fullWidth
          tone="secondary"
          size="small"
          aria-label={wishlist.addToCart(item.name)}
          loading={adding}
          onClick={() => onAdd(entry)}
        >
          {product.addToCart}
        </Button>
      }
    />
  );
}
