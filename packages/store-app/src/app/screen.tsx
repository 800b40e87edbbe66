import type { ComponentType } from "react";
import { loadable } from "./loadable";
import { preloadParts } from "./partPreloads";
import { isAsleep } from "./waking";

type ScreenModule = { default: ComponentType };

/** A lazy screen that renders at once, without suspending, when its module was loaded before. */
export interface Screen {
  Component: ComponentType;
  preload(): Promise<unknown>;
}

/** Wraps a screen's dynamic import, and its parts with it unless they shall sleep. */
export function screen(load: () => Promise<ScreenModule>): Screen {
  return loadable<object, ScreenModule>(async () => {
    const module = await load();
    if (!isAsleep()) await preloadParts();
    return module;
  });
}
