"use client";

import { Children, type ComponentProps, useRef } from "react";
import { IconButton } from "../../controls/IconButton";
import { ChevronLeftIcon, ChevronRightIcon } from "../../icons";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { fill } from "../../utils/fill";
import { useScrollTrack } from "../useScrollTrack";
import { type SlideCarouselMessages, slideCarouselMessages } from "./messages";
import { carousel, controls, dot, dots, slide, track } from "./SlideCarousel.css";

export interface SlideCarouselProps extends ComponentProps<"section"> {
  /** Names the carousel for a screen reader. */
  label: string;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<SlideCarouselMessages>;
}

/** On wide screens; narrow ones show one and a bit. */
const slidesAtATime = 3;

/**
 * Three slides at a time with one dot for each position; each child becomes a slide. It scrolls
 * natively, so that it works by finger, wheel and keyboard, and without any script.
 */
export function SlideCarousel({
  label,
  messages,
  className,
  children,
  ...rest
}: SlideCarouselProps) {
  const text = useMessages("slideCarousel", slideCarouselMessages, messages);
  const list = useRef<HTMLDivElement>(null);
  const slides = Children.toArray(children);
  const { first, visible, atStart, atEnd, bringToStart } = useScrollTrack(list, slides.length);
  const positions = Math.max(slides.length - (visible || slidesAtATime) + 1, 1);
  const position = atEnd && !atStart ? positions - 1 : Math.min(first, positions - 1);
  const inert = (index: number) => visible > 0 && (index < first || index >= first + visible);
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      {...rest}
      className={cx(carousel, className)}
    >
      {positions > 1 && (
        <div className={controls}>
          <IconButton
            label={text.previous}
            aria-disabled={position === 0 || undefined}
            onClick={() => bringToStart(position - 1)}
          >
            <ChevronLeftIcon />
          </IconButton>
          <div className={dots}>
            {Array.from({ length: positions }, (_, index) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a position is its number
                key={index}
                type="button"
                className={dot}
                aria-label={fill(text.showPosition, { position: index + 1, count: positions })}
                aria-current={index === position || undefined}
                onClick={() => bringToStart(index)}
              />
            ))}
          </div>
          <IconButton
            label={text.next}
            aria-disabled={position === positions - 1 || undefined}
            onClick={() => bringToStart(position + 1)}
          >
            <ChevronRightIcon />
          </IconButton>
        </div>
      )}
      <div ref={list} className={track}>
        {slides.map((child, index) => (
          // biome-ignore lint/a11y/useSemanticElements: the APG's carousel pattern names slides by a group
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the child inside carries its own key
            key={index}
            role="group"
            aria-roledescription="slide"
            aria-label={fill(text.slide, { position: index + 1, count: slides.length })}
            className={slide}
            inert={inert(index)}
          >
            {child}
          </div>
        ))}
      </div>
    </section>
  );
}
