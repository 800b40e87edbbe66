"use client";

import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useRef,
  useState,
} from "react";
import { IconButton } from "../../controls/IconButton";
import { ZoomInIcon } from "../../icons/actions";
import { Picture } from "../../layout/Picture";
import { drawNoPicture } from "../../layout/Picture/Picture";
import { useLightbox } from "../../overlays/Lightbox/useLightbox";
import { visuallyHidden } from "../../styles/visuallyHidden.css";
import { useMessages, useTheme } from "../../theme/context";
import { cx } from "../../utils/cx";
import { fill } from "../../utils/fill";
import type { ProductPicture } from "../types";
import * as css from "./Gallery.css";
import { type GalleryMessages, galleryMessages } from "./messages";
import { useGalleryTrack } from "./useGalleryTrack";

export interface GalleryProps extends Omit<ComponentProps<"section">, "children"> {
  /** Pictures of one product in one colour, the most telling first; of a product without any a drawing is shown. */
  pictures: readonly ProductPicture[];
  /** What is shown, for the gallery's name. */
  product: string;
  /** Lies on the large picture, in its upper corner: the heart, sharing. */
  actions?: ReactNode;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<GalleryMessages>;
}

const step: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * How many pictures are asked for: what was reached and the next one, which waits until the first is
 * on its way. A phone would fetch all that lie beside each other at once.
 */
function useWanted(position: number): number {
  const ahead = useDeferredValue(1, 0);
  const [furthest, setFurthest] = useState(position);
  if (position > furthest) setFurthest(position);
  return furthest + ahead + 1;
}

/**
 * The pictures of a product: swiped on phones, picked from thumbnails beside a large picture on wide
 * screens, and looked at closely in a `Lightbox`. Give it another `key` for another colour.
 */
export function Gallery({
  pictures,
  product,
  actions,
  messages,
  className,
  ...rest
}: GalleryProps) {
  const text = useMessages("gallery", galleryMessages, messages);
  const { dir } = useTheme();
  const track = useRef<HTMLUListElement>(null);
  const [position, show] = useGalleryTrack(track, pictures.length);
  const wanted = useWanted(position);
  const { Lightbox, open, setOpen, look } = useLightbox();
  const several = pictures.length > 1;
  const label = fill(text.label, { product });
  const onKeyDown = (event: KeyboardEvent) => {
    const delta = (step[event.key] ?? 0) * (dir === "rtl" ? -1 : 1);
    if (delta === 0) return;
    event.preventDefault();
    show(Math.min(Math.max(position + delta, 0), pictures.length - 1));
  };
  return (
    <section
      aria-label={label}
      {...rest}
      className={cx(css.gallery, !several && css.single, className)}
    >
      {several && (
        <div className={css.picks}>
          {pictures.map((picture, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may be there twice
              key={index + picture.src}
              type="button"
              className={css.pick}
              aria-label={fill(text.show, { position: index + 1 })}
              aria-current={index === position}
              onClick={() => show(index)}
              onKeyDown={onKeyDown}
            >
              <span className={css.dot} />
              <Picture {...picture} alt="" sizes="80px" className={css.thumbnail} />
            </button>
          ))}
        </div>
      )}
      <div className={css.stage}>
        {pictures.length === 0 ? (
          drawNoPicture(css.noPicture)
        ) : (
          <ul
            ref={track}
            className={css.track}
            aria-label={product}
            tabIndex={several ? 0 : undefined}
            onKeyDown={onKeyDown}
            onClick={look}
          >
            {pictures.map((picture, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may be there twice
              <li key={index + picture.src} className={css.slide} inert={index !== position}>
                {index < wanted && <Picture {...picture} priority={index === 0 || "low"} />}
              </li>
            ))}
          </ul>
        )}
        {actions && <div className={css.actions}>{actions}</div>}
        {pictures.length > 0 && (
          <IconButton
            label={text.zoomIn}
            tone="plate"
            className={css.zoomButton}
            aria-haspopup="dialog"
            onClick={look}
          >
            <ZoomInIcon />
          </IconButton>
        )}
      </div>
      {several && (
        <span role="status" className={visuallyHidden}>
          {fill(text.position, { position: position + 1, count: pictures.length })}
        </span>
      )}
      {Lightbox && (
        <Lightbox
          title={label}
          pictures={pictures}
          open={open}
          onOpenChange={setOpen}
          position={position}
          onPositionChange={show}
        />
      )}
    </section>
  );
}
