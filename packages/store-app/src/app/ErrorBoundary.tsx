import { ErrorState } from "@taanka/ui";
import type { ReactNode } from "react";
import { ErrorBoundary as Boundary } from "react-error-boundary";
import { useLocation } from "react-router-dom";
import { useTexts } from "../texts";

/**
 * Calls that fail are no errors of the page: this one says nothing that a person could read. Mostly the
 * screen's code is missing, which React and browsers keep so for as long as the page lives.
 */
function Failure() {
  const { somethingWrong, unexpectedError } = useTexts().common;
  return (
    <ErrorState level={1} title={somethingWrong} onRetry={() => window.location.reload()}>
      {unexpectedError}
    </ErrorState>
  );
}

/** Catches what a page throws, and says so in its place: the person may try again, or go elsewhere. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return (
    <Boundary FallbackComponent={Failure} resetKeys={[useLocation().pathname]}>
      {children}
    </Boundary>
  );
}
