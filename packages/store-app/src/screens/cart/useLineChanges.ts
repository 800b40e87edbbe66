import {
  readCheckoutChoice,
  type ShopCartLine,
  selectLine,
  useChangeQuantity,
  useIsChanging,
  useMoveToWishlist,
  usePutBack,
  useRemoveFromCart,
  useSaveForLater,
} from "@taanka/store";
import { useToast } from "@taanka/ui";
import { useState } from "react";
import { briefly } from "../../components/toasts";
import { cartProblem } from "../../data/cartProblem";
import { useTexts } from "../../texts";
import { useTakeAway } from "./useTakeAway";

/** A line of the cart's page: one that is in the cart, or was a moment ago. */
interface CartRow {
  line: ShopCartLine;
  /** It was taken out on this page, which offers the way back. */
  removed: boolean;
}

/** A line that was taken out on this page, and may have been put back, where it stood. */
interface PlacedLine {
  line: ShopCartLine;
  place: number;
  /** It was to be bought this time. */
  selected: boolean;
  /** The cart has been seen without it. */
  gone: boolean;
  /** It was put back where it stood, though the cart has it as its latest. */
  returning: boolean;
}

/** What still has its place: not what is in the cart again or gone from it, by what was done elsewhere. */
function stillPlaced(placed: readonly PlacedLine[], lines: readonly ShopCartLine[]) {
  const isThere = ({ line }: PlacedLine) => lines.some(({ key }) => key === line.key);
  if (placed.every((entry) => isThere(entry) !== entry.gone)) return placed;
  return placed
    .filter((entry) => isThere(entry) !== entry.gone || isThere(entry) === entry.returning)
    .map((entry) => ({ ...entry, gone: !isThere(entry) }));
}

/** The lines, with those that were taken out, or put back again, where they stood. */
function toRows(lines: readonly ShopCartLine[], placed: readonly PlacedLine[]): CartRow[] {
  const entryOf = ({ key }: ShopCartLine) => placed.find(({ line }) => line.key === key);
  const rows = lines
    .filter((line) => !entryOf(line)?.returning)
    .map((line) => ({ line, removed: entryOf(line) !== undefined }));
  for (const { line, place, returning } of placed) {
    const current = lines.find(({ key }) => key === line.key);
    if (!current) rows.splice(place, 0, { line, removed: true });
    else if (returning) rows.splice(place, 0, { line: current, removed: false });
  }
  return rows;
}

/** The rows of the page, and what happens to their places. */
function useRows(lines: readonly ShopCartLine[]) {
  const [known, setPlaced] = useState<readonly PlacedLine[]>([]);
  const placed = stillPlaced(known, lines);
  if (placed !== known) setPlaced(placed);
  const rows = toRows(lines, placed);
  const without = (entries: readonly PlacedLine[], { key }: ShopCartLine) =>
    entries.filter(({ line }) => line.key !== key);
  return {
    rows,
    take: (line: ShopCartLine) => {
      const place = rows.findIndex((row) => row.line.key === line.key);
      const selected = !readCheckoutChoice().unselected.includes(line.key);
      const entry = { line, place, selected, gone: false, returning: false };
      setPlaced((before) => [...without(before, line), entry]);
    },
    wasSelected: ({ key }: ShopCartLine) =>
      placed.find(({ line }) => line.key === key)?.selected ?? true,
    forget: (line: ShopCartLine) => setPlaced((before) => without(before, line)),
    setReturning: ({ key }: ShopCartLine, returning: boolean) =>
      setPlaced((before) =>
        before.map((entry) =>
          entry.line.key === key ? { ...entry, returning, gone: entry.gone || !returning } : entry,
        ),
      ),
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
  const { rows, take, wasSelected, forget, setReturning } = useRows(lines);
  const complain = (fallback: string) => (error: unknown) => {
    toast.error(cartProblem(error, texts, fallback), briefly);
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
        forget(line);
        complain(texts.removeFailed)(error);
      };
      remove.mutateAsync(line.api).then(() => forgetChoice(line), failed);
    },
    undo: (line: ShopCartLine) => {
      if (isBusy(line)) return;
      const failed = (error: unknown) => {
        setReturning(line, false);
        forgetChoice(line);
        complain(texts.addItemFailed)(error);
      };
      setReturning(line, true);
      selectLine(line, wasSelected(line));
      back.mutateAsync({ ...line.api, quantity: line.quantity }).catch(failed);
    },
    saveForLater: (line: ShopCartLine) =>
      moveOut(line, save.mutateAsync, texts.saved.done(line.name), texts.saved.failed),
    moveToWishlist: (line: ShopCartLine) =>
      moveOut(line, move.mutateAsync, texts.moved(line.name), texts.moveFailed),
  };
}

export type LineChanges = ReturnType<typeof useLineChanges>;
