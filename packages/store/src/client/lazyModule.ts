import { type ComponentType, useEffect, useState } from "react";
import { loadNeeded } from "./loadNeeded";
import { reportError } from "./reportError";
import { loadWhenIdle } from "./whenIdle";

type State = "waiting" | "there" | "failed";

export interface LazyModule<Props> {
  /** Fetches the code, once; what has failed is tried anew. */
  fetch(): Promise<void>;
  /** For the component that shows it: what there is of it by now. */
  useModule(): {
    Component: ComponentType<Props> | undefined;
    failed: boolean;
    retry: () => void;
  };
}

/**
 * A component whose code comes later. Unlike `React.lazy` it does not keep a failure for good, and
 * what is there already is shown in the same commit. Browsers may keep a module's failure as long as the
 * document lives (whatwg/html#10327): whoever has asked for it twice in vain gets the page anew, unless
 * there is no network.
 *
 * @param load dynamic import of the component's module
 * @param when its code is asked for once it is mounted: at once, or when the browser is idle
 */
export function lazyModule<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  when: "at once" | "when idle",
): LazyModule<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let asked = when === "at once";
  let hasFailed = false;
  const fetch = async () => {
    Loaded ??= (await load()).default;
  };
  function useModule() {
    const [state, setState] = useState<State>(Loaded ? "there" : "waiting");
    useEffect(() => {
      if (state !== "waiting") return undefined;
      let gone = false;
      const fail = (error: unknown) => {
        reportError(error, "code");
        if (gone) return;
        if (asked && hasFailed && navigator.onLine) window.location.reload();
        hasFailed = true;
        setState("failed");
      };
      const load = () => (asked ? loadNeeded(fetch, 0) : fetch());
      const attempt = () => load().then(() => !gone && setState("there"), fail);
      if (when === "at once") void attempt();
      else loadWhenIdle(attempt);
      return () => {
        gone = true;
      };
    }, [state]);
    return {
      Component: state === "there" ? Loaded : undefined,
      failed: state === "failed",
      retry: () => {
        asked = true;
        setState("waiting");
      },
    };
  }
  return { fetch, useModule };
}
