import { type ComponentType, createElement, lazy } from "react";
import type { RouteObject } from "react-router-dom";
import { loadNeeded } from "../client/loadNeeded";
import type { PageHandle } from "./page";

/** Time before a screen's code is asked for once more, in ms. */
const pauseMs = 1_000;

/** A screen whose code comes with its page. */
export interface LazyScreen {
  Component: ComponentType;
  handle: Pick<PageHandle, "module" | "load">;
}

/**
 * @param name the screen's file below `src/screens`, without its ending
 * @param load dynamic import of the same file
 */
export function lazyScreen(
  name: string,
  load: () => Promise<{ default: ComponentType }>,
): LazyScreen {
  // React keeps a failure as long as the document lives.
  const Component = lazy(() => loadNeeded(load, pauseMs));
  return { Component, handle: { module: `src/screens/${name}.tsx`, load } };
}

/** A route of the table: an address, its screen, and what its page needs. */
export function page(
  path: string,
  { Component, handle }: LazyScreen,
  rest: Omit<PageHandle, keyof LazyScreen["handle"]> = {},
): RouteObject {
  return { path, element: createElement(Component), handle: { ...handle, ...rest } };
}
