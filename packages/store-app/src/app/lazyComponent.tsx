import { lazyModule, loadWhenIdle } from "@taanka/store/client";
import { Button, Inline, Text } from "@taanka/ui";
import { type ComponentType, createElement, type ReactElement } from "react";
import { useTexts } from "../texts";

export interface LazyComponentOptions {
  /** Keeps the part's place until its code is there, at its size. */
  fallback: ReactElement | null;
  /**
   * A part that somebody has just asked for does not wait until the browser is idle.
   * @default false
   */
  atOnce?: boolean;
}

/**
 * A part of a page that the first view can do without. It is not in the server's page; its code and
 * styles come when the browser is idle. A failure says so in its place and can be tried again.
 *
 * @param load dynamic import of the part's module
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { fallback, atOnce = false }: LazyComponentOptions,
) {
  const { fetch, useModule } = lazyModule(load, atOnce ? "at once" : "when idle");
  // It is not mounted before it is asked for, and is to be there then.
  if (atOnce) loadWhenIdle(fetch);
  return function LazyComponent(props: Props) {
    const { Component, failed, retry } = useModule();
    if (failed) return <Missing onRetry={retry} />;
    return Component ? createElement(Component, props) : fallback;
  };
}

function Missing({ onRetry }: { onRetry: () => void }) {
  const { networkError, retry } = useTexts().common;
  return (
    <Inline gap="3">
      <Text role="alert" size="sm" tone="muted">
        {networkError}
      </Text>
      <Button tone="quiet" size="small" onClick={onRetry}>
        {retry}
      </Button>
    </Inline>
  );
}
