import type { ItemRead } from "@taanka/api-client";
import {
  Button,
  BuyBar,
  ColorSwatches,
  DeliveryPromise,
  Divider,
  Eyebrow,
  Heading,
  Inline,
  Price,
  QuantityStepper,
  Rating,
  SizeSelector,
  Skeleton,
  Stack,
  WishlistHeart,
} from "@taanka/ui";
import { defaultRating, sellingPrice } from "../../data/card";
import { colorOptions } from "../../data/product";
import { useWishes } from "../../data/wishlist";
import { useTexts } from "../../texts";
import type { ChosenProduct, useBuy } from "./useProduct";

type Buying = ReturnType<typeof useBuy>;

/** Most pieces that are bought at once where the shop does not tell its stock. */
const usualMaximum = 10;

function Choices({ chosen }: { chosen: ChosenProduct }) {
  const { colors, color, sizes, chosenSize, chooseColor, chooseSize } = chosen;
  const texts = useTexts().product;
  return (
    <>
      {colors.length > 1 && (
        <ColorSwatches colors={colorOptions(colors)} value={color} onValueChange={chooseColor} />
      )}
      {chosen.isPending && (
        <Stack gap="2" role="status" aria-label={texts.loading}>
          <Skeleton textSize="sm" />
          <Skeleton textSize="3xl" />
        </Stack>
      )}
      {sizes.length > 0 && (
        <SizeSelector
          sizes={sizes.map(({ size, inStock }) => ({ size, soldOut: inStock === false }))}
          value={chosenSize?.size ?? ""}
          onValueChange={chooseSize}
        />
      )}
      <Inline>
        <QuantityStepper
          label={texts.quantity}
          value={chosen.quantity}
          max={Math.min(chosenSize?.stock ?? usualMaximum, usualMaximum)}
          onValueChange={chosen.setQuantity}
        />
      </Inline>
    </>
  );
}

interface BuyProps {
  item: ItemRead;
  chosen: ChosenProduct;
  buying: Buying;
}

interface BuyBoxProps extends BuyProps {
  /** Only what the product's card tells is known yet. */
  isPreview: boolean;
}

/** Name, price, choices and actions of a product. */
export function BuyBox({ item, chosen, buying, isPreview }: BuyBoxProps) {
  const wishes = useWishes();
  const texts = useTexts().product;
  // A card does not tell the brand: its line is kept free.
  const brand = isPreview ? "\u00a0" : item.brand?.name;
  const wish = { itemId: item._id, color: chosen.color || undefined };
  return (
    <Stack gap="6">
      <Stack gap="2">
        {brand && <Eyebrow>{brand}</Eyebrow>}
        <Heading level={1} size="3xl">
          {item.name}
        </Heading>
        <Rating value={item.userAverageRating ?? defaultRating} />
        <Price
          price={sellingPrice(item)}
          mrp={item.MRP}
          discountPercentage={item.discountPercentage || undefined}
          size="large"
        />
      </Stack>
      <Divider />
      <Choices chosen={chosen} />
      <Inline gap="3" wrap={false}>
        <Button fullWidth disabled={!chosen.chosenSize} loading={buying.busy} onClick={buying.buy}>
          {texts.addToCart}
        </Button>
        <WishlistHeart
          look="outlined"
          product={item.name}
          pressed={wishes.isWished(wish)}
          busy={wishes.isBusy(wish)}
          hint={wishes.hint}
          onPressedChange={() => wishes.toggle(wish)}
        />
      </Inline>
      <DeliveryPromise
        facts={[
          { kind: "delivery", text: texts.delivery },
          { kind: "returns", text: texts.usualReturnPolicy },
          { kind: "cashOnDelivery", text: texts.cashOnDelivery },
        ]}
      />
    </Stack>
  );
}

/** The way into the cart at the foot of narrow screens. */
export function StickyBuyBar({ item, chosen, buying }: BuyProps) {
  const texts = useTexts().product;
  return (
    <BuyBar
      placement="inline"
      price={sellingPrice(item)}
      mrp={item.MRP}
      action={
        <Button fullWidth disabled={chosen.isPending} loading={buying.busy} onClick={buying.buy}>
          {texts.addToCart}
        </Button>
      }
    />
  );
}
