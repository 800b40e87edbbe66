"use client";

import { Checkbox } from "../../controls/Checkbox";
import { bare } from "../../styles/bare.css";
import { visuallyHidden } from "../../styles/visuallyHidden.css";
import { useTheme } from "../../theme/context";
import { fillLabel } from "../../utils/fillLabel";
import type { SizeChartDialogMessages } from "./messages";
import * as css from "./SizeChartDialog.css";

/** A column of a size chart. */
export interface SizeChartColumn {
  /** Where a row has the measure: `waist`. */
  key: string;
  /** Heads the column: “Waist”. */
  label: string;
}

/** Measures of a garment by their columns; numbers are written in the theme's locale, texts as they are. */
export type GarmentMeasures = Readonly<Record<string, number | string>>;

/** One size, in both units or in one. */
export interface SizeChartRow {
  /** The size as a shopper reads it. */
  size: string;
  /** Its measures in inches, by the columns' keys. Left out of every row, the chart has no inches. */
  inches?: GarmentMeasures;
  /** Its measures in centimetres, by the columns' keys. Left out of every row, the chart has none. */
  cm?: GarmentMeasures;
  /**
   * It is said to be sold out, and can't be chosen.
   * @default false
   */
  soldOut?: boolean;
}

/** A unit that a size chart is written in. */
export type SizeUnit = "inches" | "cm";

const units: readonly SizeUnit[] = ["inches", "cm"];

/** The units that a chart has measures in; both where it has none at all. */
export function unitsOf(rows: readonly SizeChartRow[]): readonly SizeUnit[] {
  const known = units.filter((unit) => rows.some((row) => row[unit]));
  return known.length > 0 ? known : units;
}

interface SizeTableProps {
  rows: readonly SizeChartRow[];
  columns: readonly SizeChartColumn[];
  unit: SizeUnit;
  chosen: readonly string[];
  /** Without it there is nothing to choose. */
  onChosenChange: ((chosen: string[]) => void) | undefined;
  text: SizeChartDialogMessages;
}

interface RowHeadProps {
  row: SizeChartRow;
  isChosen: boolean;
  onToggle: ((on: boolean) => void) | undefined;
  text: SizeChartDialogMessages;
}

/** A row's size, with the checkbox that chooses it where there is something to choose. */
function RowHead({ row: { size, soldOut }, isChosen, onToggle, text }: RowHeadProps) {
  const soldOutToo = soldOut ? `, ${text.soldOut}` : "";
  if (!onToggle) {
    return (
      <>
        <span className={css.size}>{size}</span>
        <span className={visuallyHidden}>{soldOutToo}</span>
      </>
    );
  }
  return (
    <Checkbox
      label={
        <>
          <span className={visuallyHidden}>{fillLabel(text.choose, { size }) + soldOutToo}</span>
          <span className={css.size} aria-hidden="true">
            {size}
          </span>
        </>
      }
      checked={isChosen}
      disabled={soldOut}
      onCheckedChange={onToggle}
    />
  );
}

/** The sizes in one unit. */
export function SizeTable({ rows, columns, unit, chosen, onChosenChange, text }: SizeTableProps) {
  const { locale } = useTheme();
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  // “30½” and “76–78” are read from left to right on a page from right to left too.
  const write = (measure: number | string) =>
    typeof measure === "number" ? (
      numbers.format(measure)
    ) : (
      <bdi className={bare} dir="ltr">
        {measure}
      </bdi>
    );
  const toggleOf =
    ({ size }: SizeChartRow) =>
    (on: boolean) =>
      onChosenChange?.(on ? [...chosen, size] : chosen.filter((other) => other !== size));
  return (
    <div className={css.scroller}>
      <table className={css.table}>
        <caption className={visuallyHidden}>{`${text.title}, ${text[unit]}`}</caption>
        <thead>
          <tr>
            <th className={bare} scope="col">
              {text.size}
            </th>
            {columns.map(({ key, label }) => (
              <th key={key} className={bare} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const isChosen = chosen.includes(row.size) && !row.soldOut;
            return (
              <tr
                key={row.size}
                data-chosen={isChosen || undefined}
                data-sold-out={row.soldOut || undefined}
              >
                <th className={bare} scope="row">
                  <RowHead
                    {...{ row, isChosen, text }}
                    onToggle={onChosenChange && toggleOf(row)}
                  />
                </th>
                {columns.map(({ key }) => (
                  <td key={key} className={bare}>
                    {write(row[unit]?.[key] ?? "")}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
