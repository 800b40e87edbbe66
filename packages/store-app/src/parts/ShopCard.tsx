import type { Item } from "@taanka/api-client";
import { ProductCard, WishlistHeart } from "@taanka/ui";
import { useDeferredValue, useState } from "react";
import { useNavigate } from "react-router-dom";
import { onDemand } from "../app/onDemand";
import { cardContent, type FallbackLabel } from "../data/cards";
import type { Wishes } from "../data/wishes";

const ChooseColorDialog = onDemand(() => import("./ChooseColorDialog"));

export interface ShopCardProps {
  item: Item;
  wishes: Wishes;
  /** How wide the card is drawn, as in `img`. */
  sizes: string;
  label?: FallbackLabel;
  /** Load the picture at once: for cards of the first view only. */
  priority?: boolean;
  headingLevel?: 2 | 3 | 4;
}

/** A product's card with its heart, as every list of the shop shows it. */
export function ShopCard({ item, wishes, sizes, label, priority, headingLevel }: ShopCardProps) {
  const content = cardContent(item, { sizes, ...(label && { label }) });
  // Seen only under a resting mouse: not in the server's page, and after everything else.
  const resting = useDeferredValue(true, false);
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const wished = wishes.isWished(item);
  const toggle = () => {
    // Several colours and none chosen: which one is wished for is asked on the product's page.
    if (wishes.signedIn && !wished && item.isItemDetail && !item.defaultColor) setAsking(true);
    else wishes.toggle(item);
  };
  return (
    <>
      <ProductCard
        {...content}
        hoverPicture={resting ? content.hoverPicture : undefined}
        priority={priority}
        headingLevel={headingLevel}
        heart={
          <WishlistHeart
            product={item.name}
            pressed={wished}
            busy={wishes.isBusy(item._id)}
            hint={wishes.hint}
            onPressedChange={toggle}
          />
        }
      />
      {asking && (
        <ChooseColorDialog
          onConfirm={() => navigate(content.href)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
