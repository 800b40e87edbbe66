"use client";

import type { ComponentProps } from "react";
import { useMessages, useTheme } from "../../theme/context";
import { cx } from "../../utils/cx";
import { fill } from "../../utils/fill";
import { useControlled } from "../../utils/useControlled";
import { Rating } from "../Rating";
import { type ReviewSummaryMessages, reviewSummaryMessages } from "./messages";
import * as css from "./ReviewSummary.css";
import { StarRow, type StarRowProps } from "./StarRow";
import { type StarCount, starCounts, summaryOf } from "./summaryOf";

export type { StarCount };

export interface ReviewSummaryProps
  extends Omit<ComponentProps<"section">, "children" | "defaultValue"> {
  /** How many reviews gave one to five stars. */
  counts: Readonly<Record<StarCount, number>>;
  /** 0 to 5, where the shop states it; counted from `counts` otherwise. */
  average?: number;
  /**
   * Rows are buttons that choose the reviews with so many stars.
   * @default false
   */
  filterable?: boolean;
  /** Stars chosen, when the parent decides; null for all reviews. */
  value?: StarCount | null;
  /**
   * The chosen number of stars at the start, where the shop does not hold it itself.
   * @default null
   */
  defaultValue?: StarCount | null;
  /** Called with the chosen number of stars, null for all. */
  onValueChange?: (value: StarCount | null) => void;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<ReviewSummaryMessages>;
}

/** As exact as the stars beside it. */
const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** What buyers think of a product at a glance: the average, and how many gave how many stars. */
export function ReviewSummary({
  counts,
  average,
  filterable = false,
  value,
  defaultValue = null,
  onValueChange,
  messages,
  className,
  ...rest
}: ReviewSummaryProps) {
  const text = useMessages("reviewSummary", reviewSummaryMessages, messages);
  const { locale } = useTheme();
  const [chosen, choose] = useControlled(value, defaultValue, onValueChange);
  const counted = summaryOf(counts);
  const overall = average ?? counted.average;
  const press: StarRowProps["onPress"] = filterable
    ? (stars) => choose(chosen === stars ? null : stars)
    : undefined;
  const countText = counted.total === 1 ? text.countOne : text.count;
  return (
    <section aria-label={text.label} {...rest} className={cx(css.root, className)}>
      <div className={css.overall}>
        {overall === null ? (
          <p className={css.count}>{text.none}</p>
        ) : (
          <>
            <span className={css.average} aria-hidden="true">
              {overall.toLocaleString(locale, oneDecimal)}
            </span>
            <Rating value={overall} hideNumber className={css.stars} />
            <p className={css.count}>
              {fill(countText, { count: counted.total.toLocaleString(locale) })}
            </p>
          </>
        )}
      </div>
      {counted.total > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where markers are removed
        <ul role="list" className={css.rows} aria-label={text.distribution}>
          {starCounts.map((stars) => (
            <li key={stars}>
              <StarRow
                stars={stars}
                count={counts[stars]}
                total={counted.total}
                pressed={chosen === stars}
                onPress={press}
                text={text}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
