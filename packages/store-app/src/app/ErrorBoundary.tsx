import { ErrorState } from "@taanka/ui";
import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ErrorBoundary as Boundary, type FallbackProps } from "react-error-boundary";
import { useLocation } from "react-router-dom";
import { messageOf } from "../data/errors";
import { useTexts } from "../texts";

function Failure({ error, resetErrorBoundary }: FallbackProps) {
  const { common } = useTexts();
  return (
    <ErrorState level={1} title={common.somethingWrong} onRetry={resetErrorBoundary}>
      {messageOf(error, common.unexpectedError)}
    </ErrorState>
  );
}

/** Catches what a page throws, and says so in its place: the person may try again, or go elsewhere. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { reset } = useQueryErrorResetBoundary();
  const { pathname } = useLocation();
  return (
    <Boundary FallbackComponent={Failure} onReset={reset} resetKeys={[pathname]}>
      {children}
    </Boundary>
  );
}
