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
import { setQuantity } from "../cart";
import { colorToTell, sizeToTell } from "../choice";
import { texts } from "../language";
import { useOffers } from "../offers";
import { productPath } from "../paths";
import { pictureOf } from "../picture";
import { useRows } from "../rows";
import { Summary } from "../Summary";
import { titleOf } from "../title";

const lineOf = ({ itemId: item, skuId, size, color, quantity, maxQuantity }: StoredLine) => {
  const inColor = colorToTell(color);
  return {
    name: item.name,
    href: productPath(item._id, inColor && color),
    picture: pictureOf(item.image, item.imageColor),
    size: sizeToTell(size),
    color: inColor,
    price: item.discountedPrice ?? item.MRP,
    mrp: item.MRP,
    quantity,
    maxQuantity: maxQuantity ?? undefined,
    onQuantityChange: (next: number) => setQuantity(skuId, next),
  };
};

/** What it costs, and the way on: to the checkout, or to what can be bought. */
function WayOn({ isEmpty, isSettled, prices }: ReturnType<typeof useOffers>) {
  if (isEmpty) return <ButtonLink href="/">{texts.back}</ButtonLink>;
  return (
    <Stack gap="6">
      <Summary lines={prices} />
      {isSettled ? (
        <ButtonLink href="/checkout" fullWidth>
          {texts.toCheckout}
        </ButtonLink>
      ) : (
        <Notice kind="warning">{texts.unsettled}</Notice>
      )}
    </Stack>
  );
}

/** The visitor's cart at today's prices. */
function Lines() {
  const cart = useOffers();
  const { isEmpty, offers, lost, isError, refetch } = cart;
  const { rows, take, undo } = useRows(offers ?? []);
  if (isEmpty && rows.length === 0) {
    const back = <ButtonLink href="/">{texts.back}</ButtonLink>;
    return (
      <EmptyState level={1} title={texts.empty} action={back}>
        {lost && texts.gone}
      </EmptyState>
    );
  }
  const failure = <ErrorState level={1} title={texts.failed} onRetry={() => void refetch()} />;
  if (!offers) return isError ? failure : <PageLoader />;
  return (
    <CheckoutFrame title={texts.cart} summary={<WayOn {...cart} />}>
      {lost && <Notice kind="info">{texts.gone}</Notice>}
      <Stack gap="6" divided>
        {rows.map(({ offer, isTaken }) => (
          <CartLine
            key={offer.skuId}
            {...lineOf(offer)}
            removed={isTaken}
            onRemove={() => take(offer)}
            onUndo={() => undo(offer)}
          />
        ))}
      </Stack>
    </CheckoutFrame>
  );
}

export default function Cart() {
  return (
    <>
      <title>{titleOf(texts.cart)}</title>
      <Lines />
    </>
  );
}
