import type { ItemRead } from "@taanka/api-client";
import { colorOptions, defaultRating, sellingPrice } from "@taanka/store";
import {
  Button,
  BuyBar,
  ColorSwatches,
  DeliveryPromise,
  Divider,
  Eyebrow,
  Heading,
  Price,
  ProductAction,
  QuantityStepper,
  Rating,
  Skeleton,
  Stack,
  Text,
} from "@taanka/ui";
import type { FormEvent } from "react";
import { useHref } from "react-router-dom";
import { lazyComponent } from "../../app/lazyComponent";
import { shop, useWords } from "../../config";
import type { ProductCoupon } from "../../data/coupons";
import { paths, searchParameters } from "../../paths";
import { useTexts } from "../../texts";
import { Sizes } from "./Sizes";
import type { Buying } from "./useBuy";
import type { ChosenProduct } from "./useProduct";

const BuyExtras = lazyComponent(() => import("./BuyExtras"), {
  fallback: (
    <Stack gap="4">
      <Skeleton lines={4} textSize="sm" />
      <Skeleton lines={3} textSize="xl" />
    </Stack>
  ),
});

interface BuyProps {
  item: ItemRead;
  chosen: ChosenProduct;
  buying: Buying;
}

export interface BuyBoxProps extends BuyProps {
  coupon: ProductCoupon;
  /** Rupees, of all pieces before the coupon. */
  total: number;
  /** Only what the product's card tells is known yet. */
  isPreview: boolean;
}

function Summary({ item, isPreview }: Pick<BuyBoxProps, "item" | "isPreview">) {
  // A card does not tell the brand: its line is kept free.
  const { taxAdded } = useTexts().product;
  const brand = isPreview ? "\u00a0" : item.brand?.name;
  return (
    <Stack gap="2">
      {brand && <Eyebrow>{brand}</Eyebrow>}
      <Heading level={1} size="3xl">
        {item.name}
      </Heading>
      <Rating
        value={item.userAverageRating ?? defaultRating}
        count={item.reviewCount || undefined}
      />
      <Price
        price={sellingPrice(item)}
        mrp={item.MRP}
        discountPercentage={item.discountPercentage || undefined}
        size="large"
      />
      <Text size="sm" tone="muted">
        {taxAdded}
      </Text>
    </Stack>
  );
}

/** Enter on a colour would send the form, and load the page anew. */
const refuse = (event: FormEvent) => event.preventDefault();

/** The product's colours. Where no script runs a button opens the product in the chosen one. */
function Colors({ item, chosen }: Pick<BuyProps, "item" | "chosen">) {
  const { showColor } = useTexts().product;
  const action = useHref(paths.product(item._id));
  return (
    <form action={action} onSubmit={refuse}>
      <ColorSwatches
        name={searchParameters.color}
        colors={colorOptions(chosen.colors)}
        value={chosen.color}
        onValueChange={chosen.chooseColor}
      />
      <noscript>
        <Button type="submit" size="small" tone="secondary">
          {showColor}
        </Button>
      </noscript>
    </form>
  );
}

function Quantity({ chosen }: { chosen: ChosenProduct }) {
  const { quantity } = useTexts().product;
  return (
    <Stack gap="2" align="start">
      <Text as="span" size="sm" weight="medium" aria-hidden="true">
        {quantity}
      </Text>
      <QuantityStepper
        label={quantity}
        value={chosen.quantity}
        disabled={chosen.isSoldOut}
        max={chosen.maxQuantity}
        onValueChange={chosen.setQuantity}
      />
    </Stack>
  );
}

/** The same beside the choices and at the foot of a phone: pressed without a size it asks for one. */
function BuyButton({ chosen, buying }: Pick<BuyProps, "chosen" | "buying">) {
  const texts = useTexts().product;
  return (
    <Button
      fullWidth
      disabled={chosen.isSoldOut}
      aria-disabled={!chosen.chosenSize || undefined}
      loading={buying.busy}
      onClick={buying.buy}
    >
      {chosen.isSoldOut ? texts.soldOut : texts.addToCart}
    </Button>
  );
}

/** Name, price, choices and actions of a product. */
export function BuyBox({ item, chosen, buying, coupon, total, isPreview }: BuyBoxProps) {
  const texts = useTexts().product;
  const words = useWords();
  const { promise } = shop.shipping;
  return (
    <Stack gap="6">
      <Summary item={item} isPreview={isPreview} />
      <Divider />
      {chosen.colors.length > 1 && <Colors item={item} chosen={chosen} />}
      <Sizes item={item} chosen={chosen} buying={buying} />
      <Quantity chosen={chosen} />
      <Stack gap="3">
        <ProductAction>
          <BuyButton chosen={chosen} buying={buying} />
        </ProductAction>
        <noscript>
          <Text size="sm">{texts.needsScript}</Text>
        </noscript>
        <Button fullWidth tone="secondary" disabled={chosen.isSoldOut} onClick={buying.tryFirst}>
          {texts.tryBefore}
        </Button>
      </Stack>
      <DeliveryPromise
        facts={[
          ...(promise ? [{ kind: "delivery" as const, text: words(promise) }] : []),
          { kind: "returns", text: texts.usualReturnPolicy },
          { kind: "cashOnDelivery", text: texts.cashOnDelivery },
        ]}
      />
      <BuyExtras coupon={coupon} total={total} />
    </Stack>
  );
}

/** The way into the cart at the foot of narrow screens. */
export function StickyBuyBar({ item, chosen, buying }: BuyProps) {
  return (
    <BuyBar
      placement="inline"
      price={sellingPrice(item) * chosen.quantity}
      mrp={item.MRP * chosen.quantity}
      action={<BuyButton chosen={chosen} buying={buying} />}
    />
  );
}
