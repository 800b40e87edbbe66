"use client";

import { useState } from "react";
import { ArrowRightIcon } from "../../icons";
import { Picture, type PictureProps } from "../../layout";
import { bare } from "../../styles/bare.css";
import { useTheme } from "../../theme/context";
import { Heading, Text } from "../../typography";
import { cx } from "../../utils/cx";
import { coverAction } from "../coverAction.css";
import { callToAction, headingLink, picture, shade, slide, words } from "./BannerCarousel.css";

/** A picture as `Picture` takes it, whose frame the banner sets. */
export type BannerPicture = Pick<
  PictureProps,
  "src" | "sources" | "srcSet" | "color" | "focalPoint"
> & {
  /**
   * What it shows, where that adds to the heading.
   * @default ""
   */
  alt?: string;
};

/** One banner: a picture with a heading on its calm side. */
export interface BannerSlide {
  /** Tells it from the others. */
  id: string;
  /** It fills the banner. */
  picture: BannerPicture;
  /** The banner's few large words. */
  heading: string;
  /** A line below the heading. */
  text?: string;
  /** Where the whole banner leads. */
  href?: string;
  /** Text of the link; `href` without it makes the heading the link. */
  linkLabel?: string;
  /**
   * The picture's calm side, where the words stand on wide screens. From right to left the
   * picture is mirrored.
   * @default "start"
   */
  textSide?: "start" | "end";
}

interface BannerSlideViewProps {
  banner: BannerSlide;
  active: boolean;
  /** The picture is needed ahead of others. */
  priority: boolean;
  /** Its content is there; without, only its place. */
  complete: boolean;
  defaultPicture: BannerPicture | undefined;
  headingLevel: 1 | 2;
  label: string;
}

export function BannerSlideView({
  banner,
  active,
  priority,
  complete,
  defaultPicture,
  headingLevel,
  label,
}: BannerSlideViewProps) {
  const { linkComponent: Anchor } = useTheme();
  const [failed, setFailed] = useState(false);
  const { heading, text, href, linkLabel, textSide = "start" } = banner;
  const shown = (failed && defaultPicture) || banner.picture;
  // A picture of the server's HTML may have failed before its handler was attached.
  const checkOnAttach = (element: HTMLPictureElement | null) => {
    const image = element?.querySelector("img");
    if (image?.complete && image.currentSrc && image.naturalWidth === 0) setFailed(true);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the APG's carousel pattern names slides by a group
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      className={slide}
      data-active={active || undefined}
      inert={!active}
    >
      {complete && (
        <>
          <Picture
            key={shown.src}
            {...shown}
            ref={checkOnAttach}
            className={picture}
            data-side={textSide}
            alt={shown.alt ?? ""}
            sizes="100vw"
            ratio="fill"
            priority={priority}
            onError={() => setFailed(true)}
          />
          <div className={shade} data-side={textSide} />
          <div className={words} data-side={textSide}>
            <div className={bare}>
              <Heading level={headingLevel} size="5xl">
                {href && !linkLabel ? (
                  <Anchor href={href} className={headingLink}>
                    {heading}
                  </Anchor>
                ) : (
                  heading
                )}
              </Heading>
              {text && <Text size="lg">{text}</Text>}
              {href && linkLabel && (
                <Anchor href={href} className={cx(coverAction, callToAction)}>
                  <span className={bare}>{linkLabel}</span>
                  <ArrowRightIcon size={16} />
                </Anchor>
              )}
            </div>
          </div>
        </>
      )}
    </div>
  );
}
