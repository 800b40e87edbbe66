import type { CartLine as StoredLine } from "@taanka/api-client";
import {
  ButtonLink,
  CartLine,
  CheckoutFrame,
  EmptyState,
  ErrorState,
  Notice,
  PageLoader,
  Stack,
} from "@taanka/ui";
import { removeLine, setQuantity } from "../cart";
import { colorToTell, sizeToTell } from "../choice";
import { texts } from "../language";
import { useOffers } from "../offers";
import { Summary } from "../Summary";
import { pictureAddress } from "../store";
import { titleOf } from "../title";

function OfferLine({ itemId: item, skuId, size, color, quantity, maxQuantity }: StoredLine) {
  const inColor = colorToTell(color);
  return (
    <CartLine
      name={item.name}
      href={`/product/${item._id}${inColor ? `?color=${encodeURIComponent(color ?? "")}` : ""}`}
      picture={{ src: pictureAddress(item.image), alt: "", color: item.imageColor ?? undefined }}
      size={sizeToTell(size)}
      color={inColor}
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
  const { isEmpty, offers, sold, prices, lost, isError, refetch } = useOffers();
  if (isEmpty) {
    const back = <ButtonLink href="/">{texts.back}</ButtonLink>;
    return (
      <EmptyState level={1} title={texts.empty} action={back}>
        {lost && texts.gone}
      </EmptyState>
    );
  }
  const failure = <ErrorState level={1} title={texts.failed} onRetry={() => void refetch()} />;
  if (!offers) return isError ? failure : <PageLoader />;
  const summary = (
    <Stack gap="6">
      <Summary lines={prices} />
      {sold.length > 0 && (
        <ButtonLink href="/checkout" fullWidth>
          {texts.toCheckout}
        </ButtonLink>
      )}
    </Stack>
  );
  return (
    <CheckoutFrame title={texts.cart} summary={summary}>
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
