"use client";

import type { CSSProperties, RefObject } from "react";
import { Picture } from "../../layout/Picture";
import * as css from "./Lightbox.css";
import type { LightboxPicture } from "./types";
import type { View } from "./zoom";

interface LightboxSlidesProps {
  pictures: readonly LightboxPicture[];
  position: number;
  view: View;
  /** The picture shown. */
  picture: RefObject<HTMLElement | null>;
}

type Ratio = CSSProperties & { "--taanka-ratio": string };

/** The pictures in a row. Those beside the one shown are there to be swiped to. */
export function LightboxSlides({ pictures, position, view, picture }: LightboxSlidesProps) {
  const { scale, x, y } = view;
  const magnified = {
    // It is drawn wider than the screen.
    sizes: "300vw",
    style: { transform: `translate(${x}px, ${y}px) scale(${scale})` },
  };
  return pictures.map(({ ratio = "3/4", ...shown }, index) => {
    const current = index === position;
    const variables: Ratio = { "--taanka-ratio": ratio };
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may be there twice
      <div key={index + shown.src} className={css.slide} inert={!current} style={variables}>
        {Math.abs(index - position) <= 1 && (
          <Picture
            sizes="100vw"
            {...shown}
            {...(current && scale > 1 && magnified)}
            ratio={ratio}
            ref={current ? picture : undefined}
            className={css.picture}
          />
        )}
      </div>
    );
  });
}
