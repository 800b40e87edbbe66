import { CartLine, Divider, Stack, useToast } from "@taanka/ui";
import { Fragment } from "react";
import type { ShopCartLine } from "../../data/cart";
import { useAddToCart, useChangeQuantity, useIsChanging, useRemoveFromCart } from "../../data/cart";
import { messageOf } from "../../data/errors";
import { briefly } from "../../parts/toasts";
import { useTexts } from "../../texts";
import type { CartSelection } from "./useCartSelection";

/** Changes of the cart's lines, each answered by a toast where it failed. */
function useLineChanges() {
  const toast = useToast();
  const texts = useTexts().cart;
  const add = useAddToCart();
  const change = useChangeQuantity();
  const remove = useRemoveFromCart();
  const isBusy = useIsChanging();
  const complain = (fallback: string) => (error: unknown) => {
    toast.error(messageOf(error, fallback), briefly);
  };
  return {
    isBusy,
    setQuantity: (line: ShopCartLine, quantity: number) => {
      if (isBusy(line)) return;
      const action = quantity > line.quantity ? "increase" : "decrease";
      change.mutate({ ...line.api, action }, { onError: complain(texts.quantityFailed) });
    },
    remove: (line: ShopCartLine) => {
      if (isBusy(line)) return;
      remove.mutate(line.api, {
        onSuccess: () =>
          toast.info(texts.removed(line.name), {
            action: {
              label: texts.undo,
              onAction: () =>
                add.mutate(
                  { ...line.api, quantity: line.quantity },
                  { onError: complain(texts.addItemFailed) },
                ),
            },
          }),
        onError: complain(texts.removeFailed),
      });
    },
  };
}

type Cart = Pick<CartSelection, "lines" | "isSelected" | "select">;

/** The lines of the cart with selection, quantity and removal. */
export function CartLines({ cart }: { cart: Cart }) {
  const changes = useLineChanges();
  return (
    <Stack gap="6">
      {cart.lines.map((line, index) => (
        <Fragment key={line.key}>
          {index > 0 && <Divider />}
          <CartLine
            name={line.name}
            href={line.href}
            picture={line.picture}
            size={line.size}
            color={line.color}
            price={line.price}
            mrp={line.mrp}
            discountPercentage={line.discountPercentage}
            quantity={line.quantity}
            maxQuantity={line.maxQuantity}
            selected={cart.isSelected(line)}
            busy={changes.isBusy(line)}
            onSelectedChange={(wanted) => cart.select(line, wanted)}
            onQuantityChange={(quantity) => changes.setQuantity(line, quantity)}
            onRemove={() => changes.remove(line)}
          />
        </Fragment>
      ))}
    </Stack>
  );
}
