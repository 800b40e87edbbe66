"use client";

import { type KeyboardEvent, type RefObject, useRef } from "react";
import { bare } from "../../styles/bare.css";
import { visuallyHidden } from "../../styles/visuallyHidden.css";
import { useTheme } from "../../theme/context";
import { fill } from "../../utils/fill";
import { useScrollLock } from "../Panel/scrollLock";
import { useCloseRequest } from "../Panel/useCloseRequest";
import { useWayAbove } from "../Panel/useWayAbove";
import * as css from "./Lightbox.css";
import { LightboxSteps, LightboxTools } from "./LightboxControls";
import { LightboxSlides } from "./LightboxSlides";
import type { LightboxMessages } from "./messages";
import type { LightboxPicture } from "./types";
import { useZoom } from "./useZoom";
import { zoomStep } from "./zoom";

interface LightboxFrameProps {
  pictures: readonly LightboxPicture[];
  position: number;
  onPositionChange: (position: number) => void;
  closeButton: RefObject<HTMLButtonElement | null>;
  text: LightboxMessages;
  onClose: () => void;
}

const panStep = 64;

type Direction = readonly [x: number, y: number];

const arrows: Record<string, Direction> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What a key multiplies the scale by; 0 shows the whole picture. */
const zoomKeys: Record<string, number> = {
  "+": zoomStep,
  "=": zoomStep,
  "-": 1 / zoomStep,
  _: 1 / zoomStep,
  "0": 0,
};

/** What an open lightbox shows, and how it is moved. */
export function LightboxFrame(props: LightboxFrameProps) {
  const { pictures, position, onPositionChange, closeButton, text, onClose } = props;
  const { dir } = useTheme();
  useScrollLock();
  useWayAbove();
  useCloseRequest(onClose);
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLElement>(null);
  const count = pictures.length;
  const onwards = dir === "rtl" ? -1 : 1;
  const go = (wanted: number) => {
    const next = Math.min(Math.max(wanted, 0), count - 1);
    if (next === position) return;
    zoom.reset();
    onPositionChange(next);
  };
  const zoom = useZoom({
    stage,
    picture,
    onSwipe: (direction) => go(position + direction * onwards),
  });
  const zoomed = zoom.view.scale > 1;

  const onArrow = ([x, y]: Direction) => {
    if (zoomed) zoom.panBy(-x * panStep, -y * panStep);
    else go(position + x * onwards);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = arrows[event.key];
    const factor = zoomKeys[event.key];
    if (arrow) onArrow(arrow);
    else if (factor !== undefined) zoom.zoomBy(factor);
    else if (event.key === "Home") go(0);
    else if (event.key === "End") go(count - 1);
    else return;
    event.preventDefault();
  };

  const towards = position - Math.sign(zoom.drag) * onwards;
  const drag = pictures[towards] ? zoom.drag : zoom.drag / 4;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that do what the buttons within do
    <div className={bare} onKeyDown={onKeyDown}>
      <LightboxTools
        scale={zoom.view.scale}
        zoomBy={zoom.zoomBy}
        closeButton={closeButton}
        text={text}
      />
      {count > 1 && <LightboxSteps position={position} count={count} go={go} text={text} />}
      <div
        ref={stage}
        className={css.stage}
        data-zoomed={zoomed || undefined}
        data-moving={zoom.moving || undefined}
        {...zoom.handlers}
      >
        <div
          className={css.track}
          style={{ translate: `calc(${position * onwards * -100}% + ${drag}px)` }}
        >
          <LightboxSlides
            pictures={pictures}
            position={position}
            view={zoom.view}
            picture={picture}
          />
        </div>
      </div>
      <span role="status" className={visuallyHidden}>
        {[
          count > 1 && fill(text.position, { position: position + 1, count }),
          zoomed && fill(text.zoom, { percent: Math.round(zoom.view.scale * 100) }),
        ]
          .filter(Boolean)
          .join(" ")}
      </span>
    </div>
  );
}
