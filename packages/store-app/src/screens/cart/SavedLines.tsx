import {
  cartLines,
  isSoldOut,
  type ShopCartLine,
  useIsChanging,
  useMoveToCart,
  useRemoveSaved,
  useSaved,
} from "@taanka/store";
import { Button, CartLine, Divider, ErrorState, Heading, Stack, useToast } from "@taanka/ui";
import { Fragment, useId } from "react";
import { briefly } from "../../components/toasts";
import { paths } from "../../paths";
import { useTexts } from "../../texts";
import { lineProps } from "./lineProps";
import { useTakeAway } from "./useTakeAway";

/** The changes of saved lines, each with a word of how it went. */
function useSavedChanges() {
  const toast = useToast();
  const { cart: texts } = useTexts();
  const { mutateAsync: move } = useMoveToCart();
  const { mutateAsync: remove } = useRemoveSaved();
  const isBusy = useIsChanging();
  const takeAway = useTakeAway();
  return {
    isBusy,
    move: (line: ShopCartLine) =>
      takeAway(
        line,
        async () => {
          const { wanted, moved } = await move(line.api);
          if (moved === wanted) toast.success(texts.saved.moved(line.name), briefly);
          else toast.info(texts.guest.limited(line.name, wanted, moved));
        },
        texts.addItemFailed,
      ),
    remove: (line: ShopCartLine) =>
      takeAway(
        line,
        async () => {
          await remove(line.api);
          toast.success(texts.saved.removed(line.name), briefly);
        },
        texts.saved.removeFailed,
      ),
  };
}

/** Whether there is anything to list, or a failure to tell. */
export function useHasSaved(): boolean {
  const { data, error } = useSaved();
  return data ? (data.items ?? []).length > 0 : Boolean(error);
}

/** What was taken out of the cart for another time, at today's prices, with the way back. */
export function SavedLines() {
  const { data, refetch } = useSaved();
  const changes = useSavedChanges();
  const { cart: texts } = useTexts();
  const headingId = useId();
  const lines = cartLines(data, paths.product);
  return (
    <Stack gap="6" as="section" aria-labelledby={headingId}>
      <Heading level={2} size="xl" id={headingId}>
        {texts.saved.title}
      </Heading>
      {!data && (
        <ErrorState level="none" title={texts.saved.loadFailed} onRetry={() => void refetch()} />
      )}
      {lines.map((line, index) => (
        <Fragment key={line.key}>
          {index > 0 && <Divider />}
          <CartLine
            saved
            headingLevel={3}
            {...lineProps(line)}
            busy={changes.isBusy(line)}
            onRemove={() => void changes.remove(line)}
            actions={
              !isSoldOut(line) && (
                <Button
                  tone="quiet"
                  size="small"
                  aria-disabled={changes.isBusy(line) || undefined}
                  onClick={() => void changes.move(line)}
                >
                  {texts.saved.moveToCart}
                </Button>
              )
            }
          />
        </Fragment>
      ))}
    </Stack>
  );
}
