import type { UnmergedLine } from "@taanka/api-client";
import { forgetLeftOut, useCart, useGuestLines, useLeftOut, useSession } from "@taanka/store";
import { Button, Notice, Stack, Text } from "@taanka/ui";
import { type Texts, useTexts } from "../../texts";

function useWaiting(): boolean {
  const { signedIn } = useSession();
  const { isFetching } = useCart();
  const lines = useGuestLines();
  return signedIn && !isFetching && lines.length > 0;
}

/** Whether something has to be said of what was chosen before signing in. */
export function useGuestPiecesToTell(): boolean {
  const waiting = useWaiting();
  const leftOut = useLeftOut();
  return waiting || leftOut.length > 0;
}

function sentence(
  { name, wanted, held, reason }: UnmergedLine,
  { guest }: Pick<Texts["cart"], "guest">,
): string {
  if (reason === "missing") return guest.missing;
  if (reason === "sold_out") return guest.soldOut(name);
  return reason === "full" ? guest.full(name) : guest.limited(name, wanted, held);
}

/** Says what came of the pieces that were chosen before signing in, where that is not plain. */
export function GuestPieces() {
  const texts = useTexts().cart;
  const waiting = useWaiting();
  const leftOut = useLeftOut();
  const { refetch } = useCart();
  return (
    <>
      {waiting && (
        <Notice
          kind="warning"
          action={
            <Button tone="secondary" size="small" onClick={() => void refetch()}>
              {texts.guest.tryAgain}
            </Button>
          }
        >
          {texts.guest.waiting}
        </Notice>
      )}
      {leftOut.length > 0 && (
        <Notice kind="warning" title={texts.guest.leftOut} onDismiss={forgetLeftOut}>
          <Stack gap="1">
            {leftOut.map((line) => (
              <Text key={line.skuId} as="span">
                {sentence(line, texts)}
              </Text>
            ))}
          </Stack>
        </Notice>
      )}
    </>
  );
}
