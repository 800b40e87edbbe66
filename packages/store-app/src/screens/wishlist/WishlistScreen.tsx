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
import { cardSizes, defaultRating, sellingPrice } from "../../data/card";
import { noColor } from "../../data/colors";
import { messageOf } from "../../data/errors";
import { pictureAddresses } from "../../data/pictures";
import { useToggleWish, useWishlist } from "../../data/wishlist";
import { briefly } from "../../parts/toasts";
import { paths } from "../../paths";
import { PageMeta } from "../../seo/PageMeta";
import { hasPageBefore } from "../../session/origin";
import { useTexts } from "../../texts";

interface WishProps {
  entry: WishlistEntry;
  onRemove: (entry: WishlistEntry) => void;
}

function Wish({ entry, onRemove }: WishProps) {
  const { itemId: item, color, url } = entry;
  const image = url ?? item.image;
  const { percentOff } = useTexts().cards;
  return (
    <ProductCard
      headingLevel={2}
      name={item.name}
      href={paths.product(item._id, color && color !== noColor ? color : undefined)}
      {...(image && {
        picture: { ...pictureAddresses(image, item.imageColor), sizes: cardSizes.three, alt: "" },
      })}
      price={sellingPrice(item)}
      mrp={item.MRP}
      {...(item.discountPercentage ? { badge: percentOff(item.discountPercentage) } : {})}
      {...(item.category && { category: item.category })}
      rating={item.userAverageRating ?? defaultRating}
      heart={<WishlistHeart product={item.name} pressed onPressedChange={() => onRemove(entry)} />}
    />
  );
}

function Wishes() {
  const { data, error, isPending, isFetching, refetch } = useWishlist();
  const navigate = useNavigate();
  const { wishlist: texts, common } = useTexts();
  const toast = useToast();
  const toggle = useToggleWish();
  const [leaving, setLeaving] = useState<WishlistEntry | undefined>(undefined);
  if (isPending) return <PageLoader />;
  if (error) {
    return (
      <ErrorState
        title={texts.failed}
        action={
          <Button tone="secondary" loading={isFetching} onClick={() => void refetch()}>
            {texts.tryAgain}
          </Button>
        }
      >
        {messageOf(error, texts.loadFailed)}
      </ErrorState>
    );
  }
  const items = data.items ?? [];
  const goShopping = () => (hasPageBefore() ? navigate(-1) : navigate(paths.viewAll));
  if (items.length === 0) {
    return (
      <EmptyState
        drawing="heart"
        title={texts.empty}
        action={<Button onClick={goShopping}>{common.continueShopping}</Button>}
      />
    );
  }
  const remove = ({ itemId, color }: WishlistEntry) =>
    toggle.mutateAsync(
      { itemId: itemId._id, color: color ?? noColor, wanted: false },
      {
        onSuccess: () => toast.success(texts.removed, briefly),
        onError: (failure) => toast.error(messageOf(failure, texts.removeFailed), briefly),
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
          title={texts.confirm.title}
          description={texts.confirm.text(leaving.itemId.name)}
          confirmLabel={texts.confirm.action}
          onConfirm={() => remove(leaving)}
        />
      )}
    </>
  );
}

/** Everything that whoever is signed in has wished for. */
export default function WishlistScreen() {
  const { data } = useWishlist();
  const { wishlist: texts, common } = useTexts();
  return (
    <>
      <PageMeta title={texts.title} description={texts.description} />
      <ListingFrame
        breadcrumb={
          <Breadcrumbs items={[{ label: common.home, href: paths.home }, { label: texts.title }]} />
        }
        title={texts.title}
        count={data?.items?.length}
      >
        <Wishes />
      </ListingFrame>
    </>
  );
}
