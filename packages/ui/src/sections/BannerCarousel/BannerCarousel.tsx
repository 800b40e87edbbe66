"use client";

import { type ComponentProps, useCallback, useEffect, useState } from "react";
import { PauseIcon, PlayIcon } from "../../icons";
import { useMessages, useTheme } from "../../theme/context";
import { cx } from "../../utils/cx";
import { fill } from "../../utils/fill";
import { banner, control, controls, dot, note, track } from "./BannerCarousel.css";
import { type BannerPicture, type BannerSlide, BannerSlideView } from "./BannerSlide";
import { type BannerCarouselMessages, bannerCarouselMessages } from "./messages";
import { useAutoAdvance } from "./useAutoAdvance";
import { useSwipe } from "./useSwipe";

export interface BannerCarouselProps extends Omit<ComponentProps<"section">, "children"> {
  /** The banners in their order. Left out while they are being loaded. */
  slides?: readonly BannerSlide[];
  /** Stands in for a picture that fails to load. */
  defaultPicture?: BannerPicture;
  /**
   * Wait before the next slide, in ms.
   * @default 5000
   */
  interval?: number;
  /**
   * Depth of every slide's heading. The other slides are inert, so one at a time is the page's.
   * @default 2
   */
  headingLevel?: 1 | 2;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<BannerCarouselMessages>;
}

/** Time in ms that the first slide has for itself before the others are drawn. */
const headStart = 2000;

/**
 * Full-screen pictures with a heading each, under a transparent header. They move on every 5 s with
 * a fade and scale of 1.2 s, and can be paused, jumped to and swiped.
 */
export function BannerCarousel({
  slides,
  defaultPicture,
  interval = 5000,
  headingLevel = 2,
  messages,
  className,
  ...rest
}: BannerCarouselProps) {
  const text = useMessages("bannerCarousel", bannerCarouselMessages, messages);
  const { dir } = useTheme();
  const [chosen, setChosen] = useState(0);
  const [allSlides, setAllSlides] = useState(false);
  const count = slides?.length ?? 0;
  const position = Math.min(chosen, Math.max(count - 1, 0));

  const show = useCallback((next: number) => {
    setAllSlides(true);
    setChosen(next);
  }, []);
  const advance = useCallback(() => show((position + 1) % count), [show, position, count]);
  const { wanted, running, toggle, holdProps } = useAutoAdvance({
    position,
    count,
    interval,
    onAdvance: advance,
  });
  const swipe = useSwipe((direction) => {
    const step = dir === "rtl" ? -direction : direction;
    if (count > 1) show((position + step + count) % count);
  });

  useEffect(() => {
    const timer = setTimeout(() => setAllSlides(true), Math.min(headStart, interval / 2));
    return () => clearTimeout(timer);
  }, [interval]);

  return (
    <section
      aria-roledescription="carousel"
      aria-label={text.label}
      {...rest}
      {...holdProps}
      className={cx(banner, className)}
    >
      {!slides && (
        <p role="status" className={note}>
          {text.loading}
        </p>
      )}
      {slides && count === 0 && <p className={note}>{text.empty}</p>}
      {slides && count > 1 && (
        <div className={controls}>
          <button
            type="button"
            className={control}
            aria-label={wanted ? text.pause : text.play}
            onClick={toggle}
          >
            {wanted ? (
              <PauseIcon size={16} fill="currentColor" />
            ) : (
              <PlayIcon size={16} fill="currentColor" />
            )}
          </button>
          {slides.map(({ id, heading }, index) => (
            <button
              key={id}
              type="button"
              className={dot}
              aria-label={fill(text.showSlide, { position: index + 1, heading })}
              aria-current={index === position || undefined}
              onClick={() => show(index)}
            />
          ))}
        </div>
      )}
      <div className={track} aria-live={running ? "off" : "polite"} {...swipe}>
        {slides?.map((one, index) => (
          <BannerSlideView
            key={one.id}
            banner={one}
            active={index === position}
            priority={index === 0}
            complete={index === 0 || allSlides}
            defaultPicture={defaultPicture}
            headingLevel={headingLevel}
            label={fill(text.slide, { position: index + 1, count })}
          />
        ))}
      </div>
    </section>
  );
}
