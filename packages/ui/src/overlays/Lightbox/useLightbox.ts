"use client";

import { type ComponentType, useState } from "react";
import type { LightboxProps } from "./Lightbox";

/** A page that nobody looks at closely never fetches it. */
const loadLightbox = () => import("./Lightbox");

/**
 * A lightbox that is fetched when it is asked for the first time; without a network the pictures just
 * stay as they are.
 * @returns the component once it is there, whether it is open, and a way to open it
 */
export function useLightbox() {
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps> | null>(null);
  const [open, setOpen] = useState(false);
  const look = () =>
    loadLightbox().then(
      (module) => {
        setLightbox(() => module.Lightbox);
        setOpen(true);
      },
      () => {},
    );
  return { Lightbox, open, setOpen, look };
}
