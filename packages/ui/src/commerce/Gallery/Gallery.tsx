"use client";

import {
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  useRef,
  useState,
} from "react";
import { IconButton } from "../../controls/IconButton";
import { SearchIcon } from "../../icons";
import { Picture } from "../../layout/Picture";
import { visuallyHidden } from "../../styles/visuallyHidden.css";
import { useMessages, useTheme } from "../../theme/context";
import { cx } from "../../utils/cx";
import { fill } from "../../utils/fill";
import type { ProductPicture } from "../types";
import * as css from "./Gallery.css";
import { type GalleryMessages, galleryMessages } from "./messages";
import { useGalleryTrack } from "./useGalleryTrack";

export interface GalleryProps extends Omit<ComponentProps<"section">, "children"> {
  /** Pictures of one product in one colour, the most telling first. */
  pictures: readonly ProductPicture[];
  /** What is shown, for the gallery's name. */
  product: string;
  messages?: Partial<GalleryMessages>;
}

const step: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Where the pointer is over an element, as a transform origin. */
function originOf(event: PointerEvent<HTMLElement>): string {
  const box = event.currentTarget.getBoundingClientRect();
  const percent = (at: number, size: number) => `${((at / size) * 100).toFixed(1)}%`;
  return `${percent(event.clientX - box.left, box.width)} ${percent(event.clientY - box.top, box.height)}`;
}

/**
 * The pictures of a product: swiped on phones, picked from thumbnails beside a large picture on wide
 * screens, where the large one can be zoomed. Give it another `key` for another colour.
 */
export function Gallery({ pictures, product, messages, className, ...rest }: GalleryProps) {
  const text = useMessages("gallery", galleryMessages, messages);
  const { dir } = useTheme();
  const track = useRef<HTMLUListElement>(null);
  const [position, show] = useGalleryTrack(track, pictures.length);
  const [zoom, setZoom] = useState<string | null>(null);
  const several = pictures.length > 1;
  const go = (next: number) => {
    setZoom(null);
    show(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const delta = (step[event.key] ?? 0) * (dir === "rtl" ? -1 : 1);
    if (delta === 0) return;
    event.preventDefault();
    go(Math.min(Math.max(position + delta, 0), pictures.length - 1));
  };
  return (
    <section
      aria-label={fill(text.label, { product })}
      {...rest}
      className={cx(css.gallery, !several && css.single, className)}
    >
      {several && (
        <div className={css.picks}>
          {pictures.map((picture, index) => (
            <button
              key={picture.src}
              type="button"
              className={css.pick}
              aria-label={fill(text.show, { position: index + 1 })}
              aria-current={index === position}
              onClick={() => go(index)}
              onKeyDown={onKeyDown}
            >
              <span className={css.dot} />
              <Picture {...picture} alt="" sizes="80px" className={css.thumbnail} />
            </button>
          ))}
        </div>
      )}
      <div className={css.stage}>
        <ul
          ref={track}
          className={css.track}
          aria-label={product}
          tabIndex={several ? 0 : undefined}
          onKeyDown={onKeyDown}
        >
          {pictures.map((picture, index) => (
            <li
              key={picture.src}
              className={css.slide}
              onPointerMove={(event) => zoom !== null && setZoom(originOf(event))}
            >
              <Picture
                {...picture}
                priority={index === 0}
                className={cx(index === position && zoom !== null && css.zoomed)}
                style={index === position && zoom !== null ? { transformOrigin: zoom } : undefined}
              />
            </li>
          ))}
        </ul>
        <div className={css.zoomButton}>
          <IconButton
            label={zoom === null ? text.zoomIn : text.zoomOut}
            tone="plate"
            aria-pressed={zoom !== null}
            onClick={() => setZoom(zoom === null ? "50% 30%" : null)}
          >
            <SearchIcon />
          </IconButton>
        </div>
      </div>
      {several && (
        <span role="status" className={visuallyHidden}>
          {fill(text.position, { position: position + 1, count: pictures.length })}
        </span>
      )}
    </section>
  );
}
