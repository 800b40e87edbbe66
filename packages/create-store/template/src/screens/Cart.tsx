import { orderTotals } from "@taanka/api-client";
import {
  ButtonLink,
  CartLine,
  CheckoutFrame,
  EmptyState,
  ErrorState,
  PageLoader,
  PriceSummary,
  Stack,
} from "@taanka/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { removeLine, setQuantity, useLines } from "../cart";
import { texts } from "../language";
import shop from "../shop.json";
import { pictureAddress, store } from "../store";

const { taxRate, shipping } = shop;

/** The visitor's cart at today's prices. */
export function Cart() {
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
  const totals = orderTotals(priced, { taxRate, shipping });
  return (
    <CheckoutFrame
      title={texts.cart}
      summary={<PriceSummary {...totals} gstPercent={taxRate * 100} itemCount={lines.length} />}
    >
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
            size={size}
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
