import {
  orderTotals,
  type PricedLine,
  type Cart as StoredCart,
  type CartLine as StoredLine,
} from "@taanka/api-client";
import {
  ButtonLink,
  CartLine,
  CheckoutFrame,
  EmptyState,
  ErrorState,
  Heading,
  Notice,
  PageLoader,
  Price,
  PriceSummary,
  Stack,
} from "@taanka/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type Line, removeLine, setQuantity, useLines } from "../cart";
import { colorName, noColor } from "../choice";
import { texts } from "../language";
import shop from "../shop.json";
import { pictureAddress, store } from "../store";
import { titleOf } from "../title";

const { taxRate, shipping }: { taxRate: number | null; shipping: number | null } = shop;

/** A size that says nothing in the cart. */
const oneSize = "Free Size";

/** What it costs, as far as the shop has said: without its tax and shipping nobody knows the total. */
function Summary({ lines }: { lines: readonly PricedLine[] }) {
  if (taxRate === null || shipping === null) {
    const { discountedTotal } = orderTotals(lines, { taxRate: 0, shipping: 0 });
    return (
      <Stack gap="2">
        <Heading level={2} size="lg">
          {texts.subtotal}
        </Heading>
        <Price size="large" price={discountedTotal} paise="always" />
      </Stack>
    );
  }
  const totals = orderTotals(lines, { taxRate, shipping });
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <PriceSummary {...totals} gstPercent={Math.round(taxRate * 10_000) / 100} itemCount={pieces} />
  );
}

/** Takes lines out of the cart that the shop knows nothing of any more, and tells that there were some. */
function useLostLines(lines: readonly Line[], answer: StoredCart | undefined): boolean {
  const [lost, setLost] = useState(false);
  useEffect(() => {
    if (!answer) return;
    const known = new Set(answer.items.map(({ skuId }) => skuId));
    const gone = lines.filter(({ skuId }) => !known.has(skuId));
    for (const { skuId } of gone) removeLine(skuId);
    if (gone.length > 0) setLost(true);
  }, [lines, answer]);
  return lost;
}

/** The visitor's lines with what the API says of them; how many of each says the cart itself, at once. */
function useOffers(lines: readonly Line[]) {
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: ["cart", lines.map(({ skuId }) => skuId)],
    queryFn: ({ signal }) => store.cart.preview({ lines }, { signal }),
    placeholderData: keepPreviousData,
    enabled: lines.length > 0,
  });
  const lost = useLostLines(lines, isPlaceholderData ? undefined : data);
  const offers = lines.flatMap(({ skuId, quantity }) => {
    const offer = data?.items.find((one) => one.skuId === skuId);
    return offer ? [{ ...offer, quantity }] : [];
  });
  return { offers: data && offers, lost, isError, refetch };
}

function OfferLine({ itemId: item, skuId, size, color, quantity, maxQuantity }: StoredLine) {
  const inColor = color && color !== noColor ? color : undefined;
  return (
    <CartLine
      name={item.name}
      href={`/product/${item._id}${inColor ? `?color=${encodeURIComponent(inColor)}` : ""}`}
      picture={{ src: pictureAddress(item.image), alt: "", color: item.imageColor ?? undefined }}
      size={size === oneSize ? undefined : size}
      color={inColor && colorName(inColor)}
      price={item.discountedPrice ?? item.MRP}
      mrp={item.MRP}
      quantity={quantity}
      maxQuantity={maxQuantity ?? undefined}
      onQuantityChange={(next) => setQuantity(skuId, next)}
      onRemove={() => removeLine(skuId)}
    />
  );
}

/** The visitor's cart at today's prices. */
function Lines() {
  const lines = useLines();
  const { offers, lost, isError, refetch } = useOffers(lines);
  if (lines.length === 0) {
    const back = <ButtonLink href="/">{texts.back}</ButtonLink>;
    return (
      <EmptyState level={1} title={texts.empty} action={back}>
        {lost && texts.gone}
      </EmptyState>
    );
  }
  if (isError) return <ErrorState level={1} title={texts.failed} onRetry={() => void refetch()} />;
  if (!offers) return <PageLoader />;
  const sold = offers.filter(({ maxQuantity }) => maxQuantity !== 0);
  const priced = sold.map(({ itemId: { MRP, discountedPrice }, quantity }) => ({
    price: discountedPrice ?? MRP,
    mrp: MRP,
    quantity,
  }));
  return (
    <CheckoutFrame title={texts.cart} summary={<Summary lines={priced} />}>
      {lost && <Notice kind="info">{texts.gone}</Notice>}
      <Stack gap="6" divided>
        {offers.map((offer) => (
          <OfferLine key={offer.skuId} {...offer} />
        ))}
      </Stack>
    </CheckoutFrame>
  );
}

export function Cart() {
  return (
    <>
      <title>{titleOf(texts.cart)}</title>
      <Lines />
    </>
  );
}
