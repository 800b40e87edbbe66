import { type ReactNode, StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { fail, reports } from "./pageReports";
import { type OnError, passOnError, provideOnError, watchUncaughtErrors } from "./reportError";

/** How a storefront starts its pages. */
export interface StartOptions {
  /**
   * Loads what the page consists of, and gives the whole document; undefined where the browser is
   * leaving this page already.
   */
  render(): Promise<ReactNode | undefined>;
  /** Gets every error of the pages: what a shop sends to its error service. */
  onError?: OnError | undefined;
}

function begin(render: StartOptions["render"]): void {
  const takeOver = async () => {
    const page = await render();
    if (page === undefined) return;
    startTransition(() => {
      hydrateRoot(document, <StrictMode>{page}</StrictMode>, reports);
    });
  };
  takeOver().catch((error: unknown) => fail({ error, source: "start" }, () => begin(render)));
}

/**
 * Hydrates the page that the browser has opened. What fails is tried again, then loaded from the server,
 * and said on the page at last.
 */
export function startStore({ render, onError }: StartOptions): void {
  if (window.pageCode) window.pageCode.started = true;
  provideOnError(onError);
  for (const error of window.pageCode?.failures ?? []) passOnError({ error, source: "start" });
  watchUncaughtErrors(window);
  begin(render);
}
