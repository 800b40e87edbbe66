import { type ComponentType, createElement, lazy } from "react";

import { preloadParts } from "./partPreloads";
import { isAsleep } from "./waking";

type ScreenModule = { default: ComponentType };

/** A lazy screen that renders at once, without suspending, when its module was loaded before. */
export interface Screen {
  Component: ComponentType;
  preload(): Promise<void>;
}

/**
 * Wraps a screen's dynamic import, and its parts with it unless they shall sleep. A failed load is
 * tried again at the next call.
 */
export function screen(load: () => Promise<ScreenModule>): Screen {
  let loaded: ComponentType | undefined;
  let loading: Promise<ScreenModule> | undefined;
  const loadOnce = () => {
    loading ??= load()
      .then(async (module) => {
        if (!isAsleep()) await preloadParts();
        return module;
      })
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
    return loading;
  };
  const Lazy = lazy(loadOnce);
  return {
    Component: () => createElement(loaded ?? Lazy),
    preload: async () => {
      loaded = (await loadOnce()).default;
    },
  };
}
