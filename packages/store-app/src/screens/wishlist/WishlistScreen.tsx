import type { WishlistEntry } from "@taanka/api-client";
import {
  messageOf,
  noColor,
  useFreshOnArrival,
  useToggleWish,
  useWishlist,
  wishlistQuery,
} from "@taanka/store";
import { hasPageBefore, usePreloadedNavigate } from "@taanka/store/react-router";
import {
  ActiveFilterChips,
  Breadcrumbs,
  Button,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  ListingFrame,
  ProductGrid,
  removeFilter,
  SortSelect,
  useToast,
} from "@taanka/ui";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { lazyDialog } from "../../app/lazyDialog";
import { besideFocus } from "../../components/besideFocus";
import { cardSkeletons } from "../../components/cardSkeletons";
import { rescueFocus } from "../../components/rescueFocus";
import { briefly } from "../../components/toasts";
import { paths } from "../../paths";
import { PageMeta } from "../../seo/PageMeta";
import { useTexts } from "../../texts";
import { chipsOf } from "../listing/chips";
import { wishSorts } from "./sorts";
import { useArrangedWishes } from "./useArrangedWishes";
import { useWishToCart } from "./useWishToCart";
import { WishCard } from "./WishCard";
import { WishFilters } from "./WishFilters";

const ChooseSizeDialog = lazyDialog(() => import("./ChooseSizeDialog"));

type Arranged = ReturnType<typeof useArrangedWishes>;

/** A wish that is asked about, and where the focus goes on without it. */
interface Leaving {
  wish: WishlistEntry;
  beside: HTMLElement | undefined;
}

/** The grid of wishes; each is asked about before it leaves. */
function Grid({ entries }: { entries: readonly WishlistEntry[] }) {
  const { wishlist: texts } = useTexts();
  const toast = useToast();
  const toggle = useToggleWish();
  const cart = useWishToCart();
  const [leaving, setLeaving] = useState<Leaving | undefined>(undefined);
  // The grid goes with its last wish, and what a mutation is given to call would go with it.
  const remove = async ({ itemId, color }: WishlistEntry) => {
    try {
      await toggle.mutateAsync({ itemId: itemId._id, color: color ?? noColor, wanted: false });
    } catch (failure) {
      toast.error(messageOf(failure, texts.removeFailed), briefly);
      throw failure;
    }
    toast.success(texts.removed, briefly);
  };
  return (
    <>
      <ProductGrid>
        {entries.map((entry) => (
          <WishCard
            key={`${entry.itemId._id} ${entry.color}`}
            entry={entry}
            onRemove={(wish) => setLeaving({ wish, beside: besideFocus() })}
            onAdd={cart.add}
            adding={cart.adding === entry}
          />
        ))}
      </ProductGrid>
      {cart.question && (
        <ChooseSizeDialog
          product={cart.question.entry.itemId.name}
          variants={cart.question.variants}
          color={cart.question.color}
          adding={cart.answering}
          onChoose={cart.answer}
          onClose={cart.forget}
        />
      )}
      {leaving && (
        <ConfirmDialog
          open
          onOpenChange={() => {
            setLeaving(undefined);
            rescueFocus(leaving.beside);
          }}
          title={texts.confirm.title}
          description={texts.confirm.text(leaving.wish.itemId.name)}
          confirmLabel={texts.confirm.action}
          onConfirm={() => remove(leaving.wish)}
        />
      )}
    </>
  );
}

function Wishes({ wishes }: { wishes: Arranged }) {
  const { data, error, isPending, isFetching, refetch } = useWishlist();
  const navigate = useNavigate();
  const { open } = usePreloadedNavigate();
  const { wishlist: texts, common } = useTexts();
  if (isPending) {
    return <ProductGrid busy>{cardSkeletons()}</ProductGrid>;
  }
  if (!data) {
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
  const goShopping = () => (hasPageBefore() ? navigate(-1) : open(paths.viewAll));
  if (wishes.all.length === 0) {
    return (
      <EmptyState
        drawing="heart"
        title={texts.empty}
        action={<Button onClick={goShopping}>{common.continueShopping}</Button>}
      />
    );
  }
  if (wishes.shown.length === 0) {
    return (
      <EmptyState
        drawing="hanger"
        title={texts.nothingMatches}
        action={
          <Button
            tone="secondary"
            onClick={() => {
              wishes.filter({});
              rescueFocus();
            }}
          >
            {texts.clearFilters}
          </Button>
        }
      />
    );
  }
  return <Grid entries={wishes.shown} />;
}

/** Everything that whoever is signed in has wished for, filtered and sorted as they like. */
export default function WishlistScreen() {
  useFreshOnArrival(wishlistQuery());
  const wishes = useArrangedWishes();
  const { wishlist: texts, common, catalogue } = useTexts();
  // Nothing to filter and to sort.
  const isEmpty = wishes.isKnown && wishes.all.length === 0;
  const chips = chipsOf(wishes.selection, catalogue);
  return (
    <>
      <PageMeta title={texts.title} description={texts.description} />
      <ListingFrame
        breadcrumb={
          <Breadcrumbs items={[{ label: common.home, href: paths.home }, { label: texts.title }]} />
        }
        title={texts.title}
        count={wishes.isKnown && !isEmpty ? wishes.shown.length : undefined}
        toolbar={
          !isEmpty &&
          !wishes.hasFailed && (
            <>
              <WishFilters
                wishes={wishes.all}
                value={wishes.selection}
                onValueChange={wishes.filter}
              />
              <SortSelect
                options={[
                  { value: "", label: texts.unsorted },
                  ...wishSorts.map((value) => ({ value, label: texts.sorts[value] })),
                ]}
                value={wishes.sort ?? ""}
                onValueChange={wishes.sortBy}
              />
            </>
          )
        }
        chips={
          <ActiveFilterChips
            filters={chips}
            onRemove={(chip) => wishes.filter(removeFilter(wishes.selection, chip))}
            onClearAll={() => wishes.filter({})}
          />
        }
      >
        <Wishes wishes={wishes} />
      </ListingFrame>
    </>
  );
}
