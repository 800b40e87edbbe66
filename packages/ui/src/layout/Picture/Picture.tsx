"use client";

import type { ComponentProps, SyntheticEvent } from "react";
import { cx } from "../../utils/cx";
import { plainColor } from "../../utils/plainColor";
import * as css from "./Picture.css";

/** One format or one art direction of a picture, most wanted first. */
export interface PictureSource {
  /** The format, for browsers to pass over what they can't draw. */
  type?: "image/avif" | "image/webp" | "image/jpeg" | "image/png";
  /** `"a-480.avif 480w, a-960.avif 960w"`. */
  srcSet: string;
  /** Media query under which this source is meant. */
  media?: string;
}

/** A place of a picture, in percent of its width and height from its left and top. */
export interface FocalPoint {
  /** Percent of its width, from the left. */
  readonly x: number;
  /** Percent of its height, from the top. */
  readonly y: number;
}

export interface PictureProps
  extends Omit<ComponentProps<"picture">, "children" | "onLoad" | "onError">,
    Pick<ComponentProps<"img">, "onLoad" | "onError"> {
  /** Address for browsers that take none of the sources. */
  src: string;
  /** What the picture shows; empty for one that says nothing the text does not. */
  alt: string;
  /** Formats ahead of `src`, such as AVIF then WebP. */
  sources?: readonly PictureSource[];
  /** Widths of `src`'s own format. */
  srcSet?: string;
  /** How wide the picture is drawn, for the browser's choice among widths: `"(min-width: 64em) 33vw, 50vw"`. */
  sizes?: string;
  /**
   * Width to height of the frame, kept before, while and after the picture loads; `fill` takes the
   * frame's height from its container.
   * @default "3/4"
   */
  ratio?: "3/4" | "4/5" | "1/1" | "4/3" | "3/2" | "16/9" | "2/1" | "fill";
  /**
   * `contain` shows the whole picture, `cover` fills the frame.
   * @default "cover"
   */
  fit?: "cover" | "contain";
  /**
   * What is to stay in view where the frame cuts the picture, such as a face: percent of the picture's width
   * from its left, of its height from its top.
   * @default { x: 50, y: 50 }
   */
  focalPoint?: FocalPoint;
  /** The picture's dominant colour (`#rrggbb`), shown until it arrives; what is no colour is ignored. */
  color?: string;
  /**
   * `true` loads it at once and ahead of others: for the largest picture of the first view, one a
   * page. `"low"` lets others go first: for one that nobody sees yet, such as a carousel's second.
   * @default false
   */
  priority?: boolean | "low";
}

/** Width to which every ratio's `width` and `height` attributes are written. */
const nominalWidth = 960;

type ImageEvent = SyntheticEvent<HTMLImageElement>;

// On the element and not in a state: a grid of hundreds renders once, and React never writes the
// attribute, so it stays.
export const markFailed = (image: HTMLImageElement): void =>
  image.parentElement?.setAttribute("data-failed", "");
const onArrival = ({ currentTarget }: ImageEvent) =>
  currentTarget.parentElement?.removeAttribute("data-failed");
const onFailure = ({ currentTarget }: ImageEvent) => markFailed(currentTarget);

const both = (own: (event: ImageEvent) => void, given: (event: ImageEvent) => void) => {
  return (event: ImageEvent) => {
    own(event);
    given(event);
  };
};

/** A picture of the server's HTML may have failed before its handlers were attached. */
export function checkPicture(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== "") markFailed(image);
}

function drawImage(props: PictureProps) {
  const { ratio = "3/4", focalPoint: at, priority, onLoad, onError } = props;
  const fills = ratio === "fill";
  const [wide = 0, high = 0] = ratio.split("/").map(Number);
  return (
    <img
      // Before `src`, which starts the request.
      loading={priority === true ? "eager" : "lazy"}
      fetchPriority={priority === true ? "high" : priority || undefined}
      decoding={priority === true ? undefined : "async"}
      width={fills ? undefined : nominalWidth}
      height={fills ? undefined : (nominalWidth / wide) * high}
      ref={checkPicture}
      className={cx(css.image, props.fit === "contain" && css.contain)}
      // Numbers, whatever a catalogue says: a text could lay the picture over the page.
      style={at && { objectPosition: `${+at.x}% ${+at.y}%` }}
      alt={props.alt}
      sizes={props.sizes}
      srcSet={props.srcSet}
      src={props.src}
      onLoad={onLoad ? both(onArrival, onLoad) : onArrival}
      onError={onError ? both(onFailure, onError) : onFailure}
    />
  );
}

/**
 * What `Picture` renders, in a frame without props of its own where `rest` is left out. A function
 * and not a component, and without spreading what is not there: product cards call it, which is
 * measurably cheaper over hundreds of them.
 */
export function drawPicture(
  props: PictureProps,
  className: string | undefined,
  rest?: Omit<ComponentProps<"picture">, "className" | "children">,
) {
  const { sources, sizes, ratio = "3/4", color } = props;
  const frame = cx(css.frame, css.ratios[ratio], className);
  const ground = { backgroundColor: plainColor(color) };
  const choices = sources?.map((source) => (
    <source key={source.srcSet} {...source} sizes={sizes} />
  ));
  const image = drawImage(props);
  if (!rest) {
    return (
      <picture className={frame} style={ground}>
        {choices}
        {image}
      </picture>
    );
  }
  return (
    <picture {...rest} className={frame} style={{ ...ground, ...rest.style }}>
      {choices}
      {image}
    </picture>
  );
}

/** The frame of a picture that a product has not, at 3:4, with the drawing that stands for one. */
export function drawNoPicture(className?: string) {
  return <span className={cx(css.frame, css.ratios["3/4"], className)} data-failed="" />;
}

/**
 * A picture in a frame of fixed proportions: nothing moves when it arrives, its colour stands in
 * until then, and a drawing in running stitch if it never does.
 */
export function Picture(props: PictureProps) {
  const {
    src,
    alt,
    sources,
    srcSet,
    sizes,
    ratio,
    fit,
    focalPoint,
    color,
    priority,
    onLoad,
    onError,
    className,
    ...rest
  } = props;
  return drawPicture(props, className, rest);
}
