"use client";

import * as Dialog from "@radix-ui/react-dialog";
import type { RefObject } from "react";
import { IconButton } from "../../controls/IconButton";
import { CloseIcon, ZoomInIcon, ZoomOutIcon } from "../../icons/actions";
import { ChevronLeftIcon, ChevronRightIcon } from "../../icons/arrows";
import { fill } from "../../utils/fill";
import * as css from "./Lightbox.css";
import type { LightboxMessages } from "./messages";
import { largestScale, zoomStep } from "./zoom";

interface LightboxToolsProps {
  scale: number;
  zoomBy: (factor: number) => void;
  closeButton: RefObject<HTMLButtonElement | null>;
  text: LightboxMessages;
}

export function LightboxTools({ scale, zoomBy, closeButton, text }: LightboxToolsProps) {
  return (
    <div className={css.tools}>
      <IconButton
        label={text.zoomOut}
        tone="plate"
        aria-disabled={scale === 1 || undefined}
        onClick={() => zoomBy(1 / zoomStep)}
      >
        <ZoomOutIcon />
      </IconButton>
      <IconButton
        label={text.zoomIn}
        tone="plate"
        aria-disabled={scale === largestScale || undefined}
        onClick={() => zoomBy(zoomStep)}
      >
        <ZoomInIcon />
      </IconButton>
      <Dialog.Close asChild>
        <IconButton label={text.close} tone="plate" ref={closeButton}>
          <CloseIcon />
        </IconButton>
      </Dialog.Close>
    </div>
  );
}

interface LightboxStepsProps {
  position: number;
  count: number;
  go: (position: number) => void;
  text: LightboxMessages;
}

export function LightboxSteps({ position, count, go, text }: LightboxStepsProps) {
  return (
    <div className={css.steps}>
      <IconButton
        label={text.previous}
        tone="plate"
        className={css.previous}
        aria-disabled={position === 0 || undefined}
        onClick={() => go(position - 1)}
      >
        <ChevronLeftIcon />
      </IconButton>
      <span className={css.counter} aria-hidden="true">
        {fill(text.counter, { position: position + 1, count })}
      </span>
      <IconButton
        label={text.next}
        tone="plate"
        className={css.next}
        aria-disabled={position === count - 1 || undefined}
        onClick={() => go(position + 1)}
      >
        <ChevronRightIcon />
      </IconButton>
    </div>
  );
}
