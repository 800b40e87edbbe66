"use client";

import type { ComponentProps, ReactNode } from "react";
import { drawNoPicture, drawPicture } from "../../layout/Picture/Picture";
import { bare } from "../../styles/bare.css";
import { type LinkComponentProps, messagesOf, useTheme } from "../../theme/context";
import { cx } from "../../utils/cx";
import { inElement } from "../../utils/inElement";
import type { BadgeProps } from "../Badge";
import * as badgeCss from "../Badge/Badge.css";
import { priceMessages } from "../Price/messages";
import * as priceCss from "../Price/Price.css";
import { priceContent } from "../Price/priceContent";
import { ratingMessages } from "../Rating/messages";
import type { ColorOption, ProductPicture } from "../types";
import { colorDots, ratingStars, secondPicture } from "./cardParts";
import { type ProductCardMessages, productCardMessages } from "./messages";
import * as css from "./ProductCard.css";

const badgeClass = cx(badgeCss.root, css.badge);
const priceClass = cx(priceCss.root, css.price);

export interface ProductCardProps extends Omit<ComponentProps<"article">, "children"> {
  /** The product's name. */
  name: string;
  /** Address of the product's page. */
  href: string;
  /** More props for the card's link, such as the handlers of a prefetch. */
  linkProps?: Omit<LinkComponentProps, "href" | "children">;
  /** The picture, shown at 3:4. Without one the card shows a plain field. */
  picture?: ProductPicture;
  /** Another view, shown while a mouse rests on the card; loaded only then. */
  hoverPicture?: ProductPicture;
  /** What the shopper pays, in rupees. */
  price: number;
  /** Maximum retail price in rupees; struck through when above the price. */
  mrp?: number;
  /**
   * The discount in percent where the shop states it; counted from price and MRP otherwise. Shown
   * beside the price where no badge says it.
   */
  discountPercentage?: number;
  /**
   * Words on the picture: “25% OFF”, “POPULAR”, a campaign's name. One with a percentage says the
   * discount: the price leaves it out then.
   */
  badge?: string;
  /**
   * The badge's tone: `sale` for a discount, `accent` for a campaign.
   * @default "label"
   */
  badgeTone?: BadgeProps["tone"];
  /** A quiet word about what it is, such as “Sarees”. */
  category?: string;
  /** 0 to 5. */
  rating?: number;
  /** Colours it comes in; the first four are drawn. */
  colors?: readonly ColorOption[];
  /** A `WishlistHeart`, laid over the picture's corner as a sibling of the link. A `<button>`. */
  heart?: ReactNode;
  /** `ProductSizes`, laid over the picture's foot while the card is looked at. */
  sizes?: ReactNode;
  /** What can be done with the product here, as a `Button` at the card's foot: adding it to the cart. */
  action?: ReactNode;
  /**
   * Level of the name in the page's outline.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
  /**
   * Load the picture at once: for the first row of a page only.
   * @default false
   */
  priority?: boolean;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<ProductCardMessages>;
}

/**
 * One product in a list: picture first, then its name, price and rating. The name is the card's
 * one link and its target is the whole card; the heart lies beside it, on top.
 */
export function ProductCard({
  name,
  href,
  linkProps,
  picture,
  hoverPicture,
  price,
  mrp,
  discountPercentage,
  badge,
  badgeTone = "label",
  category,
  rating,
  colors,
  heart,
  sizes,
  action,
  headingLevel = 3,
  priority = false,
  messages,
  className,
  ...rest
}: ProductCardProps) {
  const theme = useTheme();
  const { linkComponent: Anchor, locale, paise } = theme;
  const priceText = messagesOf(theme, "price", priceMessages);
  const Heading = `h${headingLevel}` as const;
  const facts = (
    <>
      {rating !== undefined && ratingStars(rating, messagesOf(theme, "rating", ratingMessages))}
      {colors &&
        colors.length > 1 &&
        colorDots(colors, messagesOf(theme, "productCard", productCardMessages, messages))}
    </>
  );
  return (
    <article {...rest} className={cx(css.root, !!action && css.withAction, className)}>
      {picture
        ? drawPicture(priority ? { ...picture, priority } : picture, css.picture)
        : drawNoPicture(css.picture)}
      {hoverPicture && secondPicture(hoverPicture)}
      {badge && <span className={cx(badgeClass, badgeCss.tones[badgeTone])}>{badge}</span>}
      {category && <p className={css.category}>{category}</p>}
      <Heading className={css.name}>
        <Anchor {...linkProps} href={href} className={cx(css.link, linkProps?.className)}>
          {name}
        </Anchor>
      </Heading>
      <span className={priceClass}>
        {priceContent(
          { price, mrp, discountPercentage: badge?.includes("%") ? 0 : discountPercentage, paise },
          priceText,
          locale,
        )}
      </span>
      {/* One line, also in the column that an action makes of the card. */}
      {action ? <div className={bare}>{facts}</div> : facts}
      {inElement(heart)}
      {inElement(sizes)}
      {action && <div className={css.action}>{action}</div>}
    </article>
  );
}
