/** Where an error was met. */
export type ErrorSource =
  /** The page's code could not be loaded, or could not begin. */
  | "start"
  /** A part's code could not be loaded later. */
  | "code"
  /** A component threw. */
  | "render"
  /** The browser renders something else than the server, and has replaced it. */
  | "hydration"
  /** Nothing has caught it. */
  | "uncaught"
  /** The service worker could not be registered. */
  | "worker";

/** An error as a shop's own error service gets it. */
export interface ErrorReport {
  error: unknown;
  source: ErrorSource;
  /** React's way to the component that threw. */
  componentStack?: string | undefined;
}

/** Is given every error of the shop's pages. */
export type OnError = (report: ErrorReport) => void;

/** What fails in a loop would never come to an end. */
const mostReports = 50;

let onError: OnError | undefined;
let count = 0;

/** Says who is given errors from now on. */
export function provideOnError(next: OnError | undefined): void {
  onError = next;
}

/** Gives an error that the console has already to the shop's own error service. */
export function passOnError(report: ErrorReport): void {
  count += 1;
  if (!onError || count > mostReports) return;
  try {
    onError(report);
  } catch (failure) {
    // biome-ignore lint/suspicious/noConsole: the service that would be told is what failed
    console.error(failure);
  }
}

/** Reports an error: to the console, and to the shop's own error service. */
export function reportError(
  error: unknown,
  source: ErrorSource,
  componentStack?: string | null,
): void {
  // biome-ignore lint/suspicious/noConsole: where engineers look for what a page does not say
  console.error(error);
  passOnError({ error, source, componentStack: componentStack ?? undefined });
}

/** Passes on what nothing has caught. */
export function watchUncaughtErrors(target: Window): void {
  target.addEventListener("error", ({ error, message }) =>
    passOnError({ error: error ?? message, source: "uncaught" }),
  );
  target.addEventListener("unhandledrejection", ({ reason }) =>
    passOnError({ error: reason, source: "uncaught" }),
  );
}
