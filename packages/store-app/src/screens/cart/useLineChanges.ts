import { useToast } from "@taanka/ui";
import { useState } from "react";
import { briefly } from "../../components/toasts";
import {
  useChangeQuantity,
  useIsChanging,
  usePutBack,
  useRemoveFromCart,
} from "../../data/cartLineChanges";
import type { ShopCartLine } from "../../data/cartLines";
import { readCheckoutChoice } from "../../data/checkout";
import { messageOf } from "../../data/errors";
import { useSaveForLater } from "../../data/saved";
import { useMoveToWishlist } from "../../data/wishFromCart";
import { useTexts } from "../../texts";
import { selectLine } from "./useCartSelection";
import { useTakeAway } from "./useTakeAway";

/** A line of the cart's page: one that is in the cart, or was a moment ago. */
interface CartRow {
  line: ShopCartLine;
  /** It was taken out on this page, which offers the way back. */
  removed: boolean;
}

/** A line that was taken out on this page, where it stood. */
interface TakenLine {
  line: ShopCartLine;
  place: number;
  /** It was to be bought this time. */
  selected: boolean;
  /** The cart has been seen without it. */
  gone: boolean;
}

/** What is still taken out: not what is in the cart again, put there from elsewhere. */
function stillTaken(taken: readonly TakenLine[], lines: readonly ShopCartLine[]) {
  const isThere = ({ line }: TakenLine) => lines.some(({ key }) => key === line.key);
  if (taken.every((entry) => isThere(entry) !== entry.gone)) return taken;
  return taken
    .filter((entry) => !(entry.gone && isThere(entry)))
    .map((entry) => ({ ...entry, gone: !isThere(entry) }));
}

/** The lines, and those that were taken out where they stood. */
function useRows(lines: readonly ShopCartLine[]) {
  const [known, setTaken] = useState<readonly TakenLine[]>([]);
  const taken = stillTaken(known, lines);
  if (taken !== known) setTaken(taken);
  const isTaken = ({ key }: ShopCartLine) => taken.some(({ line }) => line.key === key);
  const rows: CartRow[] = lines.map((line) => ({ line, removed: isTaken(line) }));
  for (const { line, place } of taken) {
    if (!lines.some(({ key }) => key === line.key)) rows.splice(place, 0, { line, removed: true });
  }
  return {
    rows,
    take: (line: ShopCartLine) => {
      const place = rows.findIndex((row) => row.line.key === line.key);
      const selected = !readCheckoutChoice().unselected.includes(line.key);
      setTaken((before) => [...before, { line, place, selected, gone: false }]);
    },
    wasSelected: ({ key }: ShopCartLine) =>
      taken.find(({ line }) => line.key === key)?.selected ?? true,
    putBack: (line: ShopCartLine) =>
      setTaken((before) => before.filter((entry) => entry.line.key !== line.key)),
  };
}

/** A line that has left the cart is bought like any other when it comes back. */
const forgetChoice = (line: ShopCartLine) => selectLine(line, true);

/** The lines of the cart's page and their changes, each answered by a toast where it failed. */
export function useLineChanges(lines: readonly ShopCartLine[]) {
  const toast = useToast();
  const { cart: texts } = useTexts();
  const back = usePutBack();
  const change = useChangeQuantity();
  const remove = useRemoveFromCart();
  const save = useSaveForLater();
  const move = useMoveToWishlist();
  const isBusy = useIsChanging();
  const takeAway = useTakeAway();
  const { rows, take, wasSelected, putBack } = useRows(lines);
  const complain = (fallback: string) => (error: unknown) => {
    toast.error(messageOf(error, fallback), briefly);
  };
  /** Takes a line out of the cart, and says where it went. */
  const moveOut = (
    line: ShopCartLine,
    carryOut: (line: ShopCartLine["api"]) => Promise<unknown>,
    done: string,
    failed: string,
  ) =>
    takeAway(
      line,
      async () => {
        await carryOut(line.api);
        forgetChoice(line);
        toast.success(done, briefly);
      },
      failed,
    );
  return {
    rows,
    isBusy,
    setQuantity: (line: ShopCartLine, quantity: number) => {
      if (isBusy(line)) return;
      const action = quantity > line.quantity ? "increase" : "decrease";
      change.mutateAsync({ ...line.api, action }).catch(complain(texts.quantityFailed));
    },
    remove: (line: ShopCartLine) => {
      if (isBusy(line)) return;
      take(line);
      const failed = (error: unknown) => {
        putBack(line);
        complain(texts.removeFailed)(error);
      };
      remove.mutateAsync(line.api).then(() => forgetChoice(line), failed);
    },
    undo: (line: ShopCartLine) => {
      if (isBusy(line)) return;
      const failed = (error: unknown) => {
        forgetChoice(line);
        complain(texts.addItemFailed)(error);
      };
      selectLine(line, wasSelected(line));
      back.mutateAsync({ ...line.api, quantity: line.quantity }).then(() => putBack(line), failed);
    },
    saveForLater: (line: ShopCartLine) =>
      moveOut(line, save.mutateAsync, texts.saved.done(line.name), texts.saved.failed),
    moveToWishlist: (line: ShopCartLine) =>
      moveOut(line, move.mutateAsync, texts.moved(line.name), texts.moveFailed),
  };
}

export type LineChanges = ReturnType<typeof useLineChanges>;
