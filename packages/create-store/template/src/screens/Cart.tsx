import { orderTotals, type PricedLine } from "@taanka/api-client";
import {
  ButtonLink,
  CartLine,
  CheckoutFrame,
  EmptyState,
  ErrorState,
  Heading,
  PageLoader,
  Price,
  PriceSummary,
  Stack,
} from "@taanka/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { removeLine, setQuantity, useLines } from "../cart";
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

/** The visitor's cart at today's prices. */
function Lines() {
  const lines = useLines();
  const { data, isError, refetch } = useQuery({
    queryKey: ["cart", lines],
    queryFn: ({ signal }) => store.cart.preview({ lines }, { signal }),
    placeholderData: keepPreviousData,
    enabled: lines.length > 0,
  });
  if (lines.length === 0) {
    const back = <ButtonLink href="/">{texts.back}</ButtonLink>;
    return <EmptyState level={1} title={texts.empty} action={back} />;
  }
  if (isError) return <ErrorState level={1} title={texts.failed} onRetry={() => void refetch()} />;
  if (!data) return <PageLoader />;
  const priced = data.items.map(({ itemId: { MRP, discountedPrice }, quantity }) => ({
    price: discountedPrice ?? MRP,
    mrp: MRP,
    quantity,
  }));
  return (
    <CheckoutFrame title={texts.cart} summary={<Summary lines={priced} />}>
      <Stack gap="6" divided>
        {data.items.map(({ itemId: item, skuId, size, quantity, maxQuantity }) => (
          <CartLine
            key={skuId}
            name={item.name}
            href={`/product/${item._id}`}
            picture={{
              src: pictureAddress(item.image),
              alt: "",
              color: item.imageColor ?? undefined,
            }}
            size={size === oneSize ? undefined : size}
            price={item.discountedPrice ?? item.MRP}
            mrp={item.MRP}
            quantity={quantity}
            maxQuantity={maxQuantity ?? undefined}
            onQuantityChange={(next) => setQuantity(skuId, next)}
            onRemove={() => removeLine(skuId)}
          />
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
