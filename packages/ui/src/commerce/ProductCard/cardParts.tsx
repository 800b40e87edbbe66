import { Picture } from "../../layout/Picture";
import { cx } from "../../utils/cx";
import { fill } from "../../utils/fill";
import { plainColor } from "../../utils/plainColor";
import type { RatingMessages } from "../Rating/messages";
import * as ratingCss from "../Rating/Rating.css";
import { boundedRating, ratingLabel, ratingStyle } from "../Rating/ratingParts";
import type { ColorOption, ProductPicture } from "../types";
import type { ProductCardMessages } from "./messages";
import * as css from "./ProductCard.css";

const ratingClass = cx(ratingCss.root, ratingCss.small);

/** As `Rating`, without the component. */
export function ratingStars(value: number, text: RatingMessages) {
  const rating = boundedRating(value);
  return (
    <span
      className={ratingClass}
      role="img"
      aria-label={ratingLabel(rating, text)}
      style={ratingStyle(rating)}
    >
      {rating.toFixed(1)}
    </span>
  );
}

/** Dots for the colours of a product, named as one picture to a screen reader. */
export function colorDots(colors: readonly ColorOption[], text: ProductCardMessages) {
  const more = colors.length - css.dotColors.length;
  const style: Record<string, string | number> = {
    [css.dotCount]: Math.min(colors.length, css.dotColors.length),
  };
  css.dotColors.forEach((property, index) => {
    style[property] = plainColor(colors[index]?.hex);
  });
  const names = colors.map(({ name }) => name).join(", ");
  return (
    <span
      className={css.colors}
      role="img"
      aria-label={fill(text.colors, { colors: names })}
      style={style}
    >
      {more > 0 && fill(text.moreColors, { count: more })}
    </span>
  );
}

/**
 * The picture that a resting mouse shows. It is lazy and not displayed until then, so it is not
 * fetched before; its frame has no colour, so that the first one is seen until it arrives.
 */
export function secondPicture(picture: ProductPicture) {
  return <Picture {...picture} className={css.second} ratio="fill" alt="" color="transparent" />;
}
