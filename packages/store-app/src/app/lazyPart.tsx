import { Button, Inline, Text } from "@taanka/ui";
import { type ComponentType, createElement, type ReactNode, useEffect, useState } from "react";
import { loadWhenIdle } from "../hydration/whenIdle";
import { useTexts } from "../texts";

export interface LazyPartOptions {
  /** Keeps the part's place until its code is there, at its size. */
  fallback: ReactNode;
  /**
   * A part that somebody has just asked for does not wait until the browser is idle.
   * @default false
   */
  atOnce?: boolean;
}

/**
 * A part of a page that the first view can do without. It is not in the server's page; its code and
 * styles come when the browser is idle. A failure says so in its place and can be tried again, which
 * `React.lazy` does not offer.
 *
 * @param load dynamic import of the part's module
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { fallback, atOnce = false }: LazyPartOptions,
) {
  let Loaded: ComponentType<Props> | undefined;
  const fetchCode = async () => {
    Loaded ??= (await load()).default;
  };
  // It is not mounted before it is asked for, and is to be there then.
  if (atOnce) loadWhenIdle(fetchCode);
  return function LazyPart(props: Props) {
    const [state, setState] = useState<"waiting" | "there" | "failed">(
      Loaded ? "there" : "waiting",
    );
    useEffect(() => {
      if (state !== "waiting") return undefined;
      let gone = false;
      const attempt = () =>
        fetchCode().then(
          () => !gone && setState("there"),
          () => !gone && setState("failed"),
        );
      if (atOnce) void attempt();
      else loadWhenIdle(attempt);
      return () => {
        gone = true;
      };
    }, [state]);
    if (state === "failed") return <Missing onRetry={() => setState("waiting")} />;
    return Loaded && state === "there" ? createElement(Loaded, props) : fallback;
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
