import { type CartSelection, useSession } from "@taanka/store";
import { Button, CartLine, Divider, Stack } from "@taanka/ui";
import { Fragment } from "react";
import { useTexts } from "../../texts";
import { lineProps } from "./lineProps";
import type { LineChanges } from "./useLineChanges";

export interface CartLinesProps {
  cart: Pick<CartSelection, "isSelected" | "select">;
  changes: LineChanges;
}

/** The lines of the cart with selection, quantity and removal. */
export function CartLines({ cart, changes }: CartLinesProps) {
  const texts = useTexts().cart;
  const { signedIn } = useSession();
  return (
    <Stack gap="6">
      {changes.rows.map(({ line, removed }, index) => (
        <Fragment key={line.key}>
          {index > 0 && <Divider />}
          <CartLine
            {...lineProps(line)}
            selected={cart.isSelected(line)}
            busy={changes.isBusy(line)}
            removed={removed}
            onSelectedChange={(wanted) => cart.select(line, wanted)}
            onQuantityChange={(quantity) => changes.setQuantity(line, quantity)}
            onRemove={() => changes.remove(line)}
            onUndo={() => changes.undo(line)}
            actions={
              <>
                <Button
                  tone="quiet"
                  size="small"
                  aria-disabled={changes.isBusy(line) || undefined}
                  onClick={() => void changes.saveForLater(line)}
                >
                  {texts.saved.action}
                </Button>
                {signedIn && (
                  <Button
                    tone="quiet"
                    size="small"
                    aria-disabled={changes.isBusy(line) || undefined}
                    onClick={() => void changes.moveToWishlist(line)}
                  >
                    {texts.moveToWishlist}
                  </Button>
                )}
              </>
            }
          />
        </Fragment>
      ))}
    </Stack>
  );
}
