"use client";

import { type ReactNode, useState } from "react";
import { Button } from "../../controls/Button";
import { HeartIcon } from "../../icons/frame";
import { Tab, TabList, TabPanel, Tabs } from "../../navigation/Tabs";
import { Dialog, type DialogProps } from "../../overlays/Dialog";
import { useMessages } from "../../theme/context";
import { useControlled } from "../../utils/useControlled";
import { MeasureGuide, type MeasureStep } from "./MeasureGuide";
import { type SizeChartDialogMessages, sizeChartDialogMessages } from "./messages";
import * as css from "./SizeChartDialog.css";
import {
  type SizeChartColumn,
  type SizeChartRow,
  SizeTable,
  type SizeUnit,
  unitsOf,
} from "./SizeTable";

export interface SizeChartDialogProps
  extends Omit<
    DialogProps,
    "title" | "description" | "hideTitle" | "footer" | "children" | "messages" | "defaultValue"
  > {
  /** The sizes, smallest first. */
  rows: readonly SizeChartRow[];
  /**
   * What is measured, in the order of the columns: waist, hip and inseam for trousers.
   * @default chest, shoulder and length
   */
  columns?: readonly SizeChartColumn[];
  /** How to take the measures; without it the section is left out. */
  howToMeasure?: readonly MeasureStep[];
  /**
   * The shop's own drawing beside `howToMeasure`; null for none. It says itself what it shows (`alt`), or
   * is hidden from screen readers.
   * @default a kurti, where one of the steps is for chest, shoulder or length
   */
  measureDrawing?: ReactNode;
  /** The chosen sizes. There is nothing to choose without `onValueChange` and `onAddToCart`. */
  value?: readonly string[];
  /**
   * The sizes chosen at first.
   * @default []
   */
  defaultValue?: readonly string[];
  /** Called with the sizes that are chosen now. */
  onValueChange?: (sizes: string[]) => void;
  /**
   * The unit shown at first, where the rows have both.
   * @default "inches"
   */
  defaultUnit?: "inches" | "cm";
  /** Called by WISHLIST; without it there is no such button. */
  onWishlist?: () => void;
  /** Called by ADD TO CART with at least one size; without it there is no such button. */
  onAddToCart?: (sizes: string[]) => void;
  /**
   * The product is in the wishlist: the heart is filled.
   * @default false
   */
  wishlisted?: boolean;
  /** Which of the two deeds is under way. */
  busy?: "wishlist" | "cart";
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<SizeChartDialogMessages>;
}

interface SizeChartActionsProps
  extends Pick<SizeChartDialogProps, "onWishlist" | "onAddToCart" | "wishlisted" | "busy"> {
  chosen: string[];
  /** Whether ADD TO CART was pressed with no size chosen. */
  missing: boolean;
  onMissing: () => void;
  text: SizeChartDialogMessages;
}

function SizeChartActions({
  chosen,
  missing,
  onMissing,
  onWishlist,
  onAddToCart,
  wishlisted = false,
  busy,
  text,
}: SizeChartActionsProps) {
  const add = () => (chosen.length > 0 ? onAddToCart?.(chosen) : onMissing());
  return (
    <>
      <p className={css.problem} role="alert">
        {missing && text.sizeMissing}
      </p>
      {onWishlist && (
        <Button
          tone="secondary"
          aria-pressed={wishlisted}
          startIcon={<HeartIcon size={20} fill={wishlisted ? "currentColor" : "none"} />}
          loading={busy === "wishlist"}
          onClick={onWishlist}
        >
          {text.wishlist}
        </Button>
      )}
      {onAddToCart && (
        <Button loading={busy === "cart"} onClick={add}>
          {text.addToCart}
        </Button>
      )}
    </>
  );
}

const ownColumns = ["chest", "shoulder", "length"] as const;
const none: readonly string[] = [];

/**
 * The measures of every size in inches, centimetres or both, how to take them, and the way from there to
 * the cart. Closes on Escape, on a click outside and by its button; the page behind does not scroll.
 */
export function SizeChartDialog({
  rows,
  columns,
  howToMeasure = [],
  measureDrawing,
  value,
  defaultValue = none,
  onValueChange,
  defaultUnit = "inches",
  onWishlist,
  onAddToCart,
  wishlisted,
  busy,
  messages,
  ...rest
}: SizeChartDialogProps) {
  const text = useMessages("sizeChartDialog", sizeChartDialogMessages, messages);
  const usual = ownColumns.map((key) => ({ key, label: text[key] }));
  const [given, choose] = useControlled(value, defaultValue, (sizes: readonly string[]) =>
    onValueChange?.([...sizes]),
  );
  const [missing, setMissing] = useState(false);
  const soldOut = new Set(rows.flatMap((row) => (row.soldOut ? row.size : [])));
  const chosen = given.filter((size) => !soldOut.has(size));
  const canChoose = Boolean(onAddToCart || onValueChange);
  const change = (sizes: string[]) => {
    setMissing(false);
    choose(sizes);
  };
  const units = unitsOf(rows);
  const single = units.length === 1 && units[0];
  const tableIn = (unit: SizeUnit) => (
    <SizeTable
      rows={rows}
      columns={columns ?? usual}
      unit={unit}
      chosen={chosen}
      onChosenChange={canChoose ? change : undefined}
      text={text}
    />
  );
  const actions = { onWishlist, onAddToCart, wishlisted, busy, chosen, missing, text };
  return (
    <Dialog
      aria-describedby={undefined}
      {...rest}
      title={text.title}
      footer={
        (onWishlist || onAddToCart) && (
          <SizeChartActions {...actions} onMissing={() => setMissing(true)} />
        )
      }
    >
      {single ? (
        <>
          <p className={css.unit}>{text[single]}</p>
          {tableIn(single)}
        </>
      ) : (
        <Tabs defaultValue={defaultUnit}>
          <TabList label={text.unit}>
            <Tab value="inches">{text.inches}</Tab>
            <Tab value="cm">{text.cm}</Tab>
          </TabList>
          {units.map((unit) => (
            <TabPanel key={unit} value={unit}>
              {tableIn(unit)}
            </TabPanel>
          ))}
        </Tabs>
      )}
      {howToMeasure.length > 0 && (
        <MeasureGuide title={text.howToMeasure} steps={howToMeasure} drawing={measureDrawing} />
      )}
    </Dialog>
  );
}
