import type { WishlistEntry } from "@taanka/api-client";
import {
  Breadcrumbs,
  Button,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  ListingFrame,
  PageLoader,
  ProductCard,
  ProductGrid,
  useToast,
  WishlistHeart,
} from "@taanka/ui";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { cardSizes } from "../../data/card";
import { messageOf } from "../../data/errors";
import { pictureAddresses } from "../../data/pictures";
import { useToggleWish, useWishlist } from "../../data/wishlist";
import { PageMeta } from "../../seo/PageMeta";

/** Shown where nobody has rated a product. */
const defaultRating = 4.5;

interface WishProps {
  entry: WishlistEntry;
  onRemove: (entry: WishlistEntry) => void;
}

function Wish({ entry, onRemove }: WishProps) {
  const { itemId: item, color, url } = entry;
  const image = url ?? item.image;
  const chosen = color && color !== "default" ? `?color=${encodeURIComponent(color)}` : "";
  return (
    <ProductCard
      headingLevel={2}
      name={item.name}
      href={`/product/${encodeURIComponent(item._id)}${chosen}`}
      {...(image && {
        picture: { ...pictureAddresses(image, item.imageColor), sizes: cardSizes.three, alt: "" },
      })}
      price={item.discountedPrice ?? item.MRP}
      mrp={item.MRP}
      {...(item.discountPercentage ? { badge: `${item.discountPercentage}% OFF` } : {})}
      {...(item.category && { category: item.category })}
      rating={item.userAverageRating ?? defaultRating}
      heart={<WishlistHeart product={item.name} pressed onPressedChange={() => onRemove(entry)} />}
    />
  );
}

function Wishes() {
  const { data, error, isPending, isFetching, refetch } = useWishlist();
  const navigate = useNavigate();
  const toast = useToast();
  const toggle = useToggleWish();
  const [leaving, setLeaving] = useState<WishlistEntry | undefined>(undefined);
  if (isPending) return <PageLoader />;
  if (error) {
    return (
      <ErrorState
        title="Error loading wishlist"
        action={
          <Button tone="secondary" loading={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {messageOf(error, "Failed to load wishlist")}
      </ErrorState>
    );
  }
  const items = data.items ?? [];
  if (items.length === 0) {
    return (
      <EmptyState
        drawing="heart"
        title="Nothing on your wishlist yet."
        action={<Button onClick={() => navigate(-1)}>Continue Shopping</Button>}
      />
    );
  }
  const remove = ({ itemId, color }: WishlistEntry) =>
    toggle.mutateAsync(
      { itemId: itemId._id, color: color ?? "default", wanted: false },
      {
        onSuccess: () => toast.success("Removed from wishlist", { duration: 2000 }),
        onError: (failure) =>
          toast.error(messageOf(failure, "Failed to remove from wishlist"), { duration: 2000 }),
      },
    );
  return (
    <>
      <ProductGrid>
        {items.map((entry) => (
          <Wish key={`${entry.itemId._id} ${entry.color}`} entry={entry} onRemove={setLeaving} />
        ))}
      </ProductGrid>
      {leaving && (
        <ConfirmDialog
          open
          onOpenChange={() => setLeaving(undefined)}
          title="Remove from wishlist?"
          description={`${leaving.itemId.name} leaves your wishlist.`}
          confirmLabel="Remove"
          onConfirm={() => remove(leaving)}
        />
      )}
    </>
  );
}

/** Everything that whoever is signed in has wished for. */
export default function WishlistScreen() {
  const { data } = useWishlist();
  return (
    <>
      <PageMeta title="Wishlist" description="The pieces you have set your heart on." />
      <ListingFrame
        breadcrumb={<Breadcrumbs items={[{ label: "Home", href: "/" }, { label: "Wishlist" }]} />}
        title="Wishlist"
        count={data?.items?.length}
      >
        <Wishes />
      </ListingFrame>
    </>
  );
}
