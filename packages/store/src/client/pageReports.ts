import type { RootOptions } from "react-dom/client";
import { type ErrorReport, passOnError, reportError } from "./reportError";

/** Reports what leaves nothing of the page; in development nothing is tried again. */
export function fail(report: ErrorReport, again?: () => void): void {
  if (!window.pageCode) {
    reportError(report.error, report.source, report.componentStack);
    return;
  }
  passOnError(report);
  window.pageCode.fail(report.error, again);
}

/** How React reports. What no boundary has caught has taken the page with it. */
export const reports: RootOptions = {
  onCaughtError: (error, { componentStack }) => reportError(error, "render", componentStack),
  onRecoverableError: (error, { componentStack }) =>
    reportError(error, "hydration", componentStack),
  onUncaughtError: (error, { componentStack }) => fail({ error, source: "render", componentStack }),
};
