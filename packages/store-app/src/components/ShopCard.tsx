import { type Card, cardContent, usualColor, type Wish } from "@taanka/store";
import { usePreloadedNavigate } from "@taanka/store/react-router";
import { ProductCard, WishlistHeart } from "@taanka/ui";
import { memo, useDeferredValue, useState } from "react";
import { lazyDialog } from "../app/lazyDialog";
import type { ShopHearts } from "../data/wishlist";
import { paths } from "../paths";
import { useTexts } from "../texts";

const ChooseColorDialog = lazyDialog(() => import("./ChooseColorDialog"));

interface Look {
  card: Card;
  /** How wide the card is drawn, as in `img`. */
  sizes: string;
  /** Words on the picture of a product without a discount. */
  label?: string | undefined;
  /** Load the picture at once: for cards of the first view only. */
  priority?: boolean;
  /** Leave the picture to a hydrated page: for cards that the first view is far from. */
  late?: boolean;
  headingLevel?: 2 | 3 | 4;
}

export interface ShopCardProps extends Look {
  hearts: ShopHearts;
}

/** What the heart of a card is of: the colour on its picture. */
const wishOf = (card: Card): Wish => ({
  itemId: card.id,
  color: card.shownColor ?? usualColor(card),
});

/** A product's card with its heart, as every list of the shop shows it. */
export function ShopCard({ hearts, ...look }: ShopCardProps) {
  const wish: Wish = wishOf(look.card);
  return (
    <CardWithHeart
      {...look}
      wished={hearts.isWished(wish)}
      busy={hearts.isBusy(wish)}
      signedIn={hearts.signedIn}
      hint={hearts.hint}
      toggle={hearts.toggle}
    />
  );
}

interface CardWithHeartProps extends Look {
  wished: boolean;
  busy: boolean;
  signedIn: boolean;
  hint: string | undefined;
  toggle: ShopHearts["toggle"];
}

/** Of a list in which one heart changes, one card renders. */
const CardWithHeart = memo(function CardWithHeart({
  card,
  sizes,
  label,
  priority,
  late = false,
  headingLevel,
  wished,
  busy,
  signedIn,
  hint,
  toggle,
}: CardWithHeartProps) {
  const texts = useTexts();
  const content = cardContent(card, texts, { sizes, label }, paths.product);
  // What nobody sees yet is not in the server's page: it would share a slow network with the first picture.
  const hydrated = useDeferredValue(true, false);
  const [asking, setAsking] = useState(false);
  const { open } = usePreloadedNavigate();
  const several = card.colors !== undefined || card.colorUnknown === true;
  const onPressedChange = () => {
    if (signedIn && !wished && several) setAsking(true);
    else toggle({ ...wishOf(card), askAbout: several ? card.name : undefined }, !wished);
  };
  return (
    <>
      <ProductCard
        {...content}
        picture={late && !hydrated ? undefined : content.picture}
        hoverPicture={hydrated ? content.hoverPicture : undefined}
        priority={priority}
        headingLevel={headingLevel}
        heart={
          <WishlistHeart
            product={card.name}
            pressed={wished}
            busy={busy}
            hint={hint}
            onPressedChange={onPressedChange}
          />
        }
      />
      {asking && (
        <ChooseColorDialog
          product={card.name}
          onConfirm={() => open(content.href)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
});
