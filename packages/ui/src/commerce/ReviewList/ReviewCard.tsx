"use client";

import { type ComponentProps, useState } from "react";
import { Chip } from "../../controls/Chip";
import { SuccessIcon } from "../../icons/status";
import { Picture } from "../../layout/Picture";
import { useLightbox } from "../../overlays/Lightbox/useLightbox";
import { bare } from "../../styles/bare.css";
import { useMessages, useTheme } from "../../theme/context";
import { cx } from "../../utils/cx";
import { fill } from "../../utils/fill";
import { fillLabel } from "../../utils/fillLabel";
import { formatDay } from "../dates";
import { Rating } from "../Rating";
import type { ProductPicture } from "../types";
import { excerpt } from "./excerpt";
import { type ReviewCardMessages, reviewCardMessages } from "./messages";
import * as css from "./ReviewList.css";

/** What one buyer thinks of a product. */
export interface Review {
  /** Tells it from the others. */
  id: string;
  /** 1 to 5. */
  rating: number;
  /** What it says in a few words. */
  title?: string;
  /** Empty where somebody only gave stars. Line breaks are kept. */
  text?: string;
  /** Who wrote it, as they are to be named. */
  author: string;
  /**
   * The shop knows that they bought it.
   * @default false
   */
  verified?: boolean;
  /** The day it was written. */
  date: string | number | Date;
  /** Size that was bought. */
  size?: string;
  /** The buyer's own pictures. */
  pictures?: readonly ProductPicture[];
  /**
   * How many found it helpful, the reader included.
   * @default 0
   */
  helpful?: number;
  /**
   * The reader found it helpful.
   * @default false
   */
  markedHelpful?: boolean;
}

export interface ReviewCardProps extends Omit<ComponentProps<"article">, "children" | "title"> {
  /** What is shown. */
  review: Review;
  /** Called when the reader finds it helpful or takes that back. Without it there is no button. */
  onHelpfulChange?: (helpful: boolean) => void;
  /**
   * Level of the title in the page's outline.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<ReviewCardMessages>;
}

const excerptLength = 280;

function ReviewText({ children, text }: { children: string; text: ReviewCardMessages }) {
  const [whole, setWhole] = useState(false);
  const short = excerpt(children, excerptLength);
  return (
    <div className={bare}>
      <p className={css.text}>{whole ? children : (short ?? children)}</p>
      {short !== null && (
        <button
          type="button"
          className={css.more}
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
        >
          {whole ? text.readLess : text.readMore}
        </button>
      )}
    </div>
  );
}

interface ReviewPicturesProps {
  author: string;
  pictures: readonly ProductPicture[];
  text: ReviewCardMessages;
}

function ReviewPictures({ author, pictures, text }: ReviewPicturesProps) {
  const { Lightbox, open, setOpen, look } = useLightbox();
  const [position, setPosition] = useState(0);
  const title = fill(text.pictures, { author });
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where markers are removed */}
      <ul role="list" className={css.pictures} aria-label={title}>
        {pictures.map((picture, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may be there twice
          <li key={index + picture.src}>
            <button
              type="button"
              className={css.picture}
              aria-label={fill(text.picture, { position: index + 1 })}
              aria-haspopup="dialog"
              onClick={() => {
                setPosition(index);
                look();
              }}
            >
              <Picture {...picture} alt="" ratio="1/1" sizes="80px" />
            </button>
          </li>
        ))}
      </ul>
      {Lightbox && (
        <Lightbox
          title={title}
          pictures={pictures}
          open={open}
          onOpenChange={setOpen}
          position={position}
          onPositionChange={setPosition}
        />
      )}
    </>
  );
}

/** One buyer's review. A long text opens on demand, pictures in a `Lightbox`. */
export function ReviewCard({
  review,
  onHelpfulChange,
  headingLevel = 3,
  messages,
  className,
  ...rest
}: ReviewCardProps) {
  const text = useMessages("reviewCard", reviewCardMessages, messages);
  const { locale } = useTheme();
  const { title, pictures = [], helpful = 0 } = review;
  const Heading = `h${headingLevel}` as const;
  const day = new Date(review.date);
  return (
    <article {...rest} className={cx(css.card, className)}>
      <Rating value={review.rating} hideNumber className={css.stars} />
      {title && <Heading className={css.title}>{title}</Heading>}
      {review.text && <ReviewText text={text}>{review.text}</ReviewText>}
      {pictures.length > 0 && (
        <ReviewPictures author={review.author} pictures={pictures} text={text} />
      )}
      <p className={css.facts}>
        <span className={css.author} translate="no">
          {review.author}
        </span>
        {review.verified && (
          <span className={css.verified}>
            <SuccessIcon size={16} />
            <span className={bare}>{text.verified}</span>
          </span>
        )}
        {review.size && <span className={bare}>{fillLabel(text.size, { size: review.size })}</span>}
        {!Number.isNaN(day.getTime()) && (
          <time dateTime={day.toISOString()}>{formatDay(day, locale)}</time>
        )}
      </p>
      {onHelpfulChange && (
        <div className={bare}>
          <Chip selected={review.markedHelpful ?? false} onSelectedChange={onHelpfulChange}>
            {helpful > 0
              ? fill(text.helpfulCount, { count: helpful.toLocaleString(locale) })
              : text.helpful}
          </Chip>
        </div>
      )}
    </article>
  );
}
