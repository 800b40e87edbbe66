"use client";

import { StarIcon } from "../../icons/shop";
import { bare } from "../../styles/bare.css";
import { visuallyHidden } from "../../styles/visuallyHidden.css";
import { useTheme } from "../../theme/context";
import { cx } from "../../utils/cx";
import { fill } from "../../utils/fill";
import type { ReviewSummaryMessages } from "./messages";
import * as css from "./ReviewSummary.css";
import type { StarCount } from "./summaryOf";

export interface StarRowProps {
  stars: StarCount;
  count: number;
  /** Reviews of all stars together. */
  total: number;
  pressed: boolean;
  /** Makes the row a button. */
  onPress: ((stars: StarCount) => void) | undefined;
  text: ReviewSummaryMessages;
}

/** How many reviews gave so many stars, as a bar. */
export function StarRow({ stars, count, total, pressed, onPress, text }: StarRowProps) {
  const { locale } = useTheme();
  const share = total > 0 ? count / total : 0;
  const percent = share.toLocaleString(locale, { style: "percent" });
  const words = { stars, count: count.toLocaleString(locale), percent };
  const byOne = count === 1;
  const many = onPress ? text.filter : byOne ? text.rowByOne : text.row;
  const one = onPress ? text.filterOne : byOne ? text.rowOneByOne : text.rowOne;
  const content = (
    <>
      <span className={visuallyHidden}>{fill(stars === 1 ? one : many, words)}</span>
      <span className={css.step} aria-hidden="true">
        <span className={bare}>{stars}</span>
        <StarIcon size={16} className={css.mark} />
      </span>
      <span className={css.bar} aria-hidden="true">
        <span className={css.share} style={{ inlineSize: `${share * 100}%` }} />
      </span>
      <span className={css.number} aria-hidden="true">
        {words.count}
      </span>
    </>
  );
  if (!onPress) return <span className={css.row}>{content}</span>;
  const idle = count === 0 && !pressed;
  return (
    <button
      type="button"
      className={cx(css.row, css.choice)}
      aria-pressed={pressed}
      aria-disabled={idle || undefined}
      onClick={() => !idle && onPress(stars)}
    >
      {content}
    </button>
  );
}
