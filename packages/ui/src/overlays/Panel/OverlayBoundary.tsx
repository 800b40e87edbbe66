"use client";

import { Component, type ContextType, type ErrorInfo, type ReactNode } from "react";
import { Button } from "../../controls/Button";
import { bare } from "../../styles/bare.css";
import { useMessages } from "../../theme/context";
import { ErrorReportContext } from "../../theme/errorReport";
import { overlayFailureMessages } from "./messages";
import { actions, failure } from "./OverlayBoundary.css";

interface FailureProps {
  /** Closes the overlay; without it the overlay's own close button is still there. */
  onClose?: (() => void) | undefined;
}

function Failure({ onClose }: FailureProps) {
  const text = useMessages("overlayFailure", overlayFailureMessages);
  return (
    <div className={failure} role="alert">
      <p className={bare}>{text.failed}</p>
      <div className={actions}>
        {onClose && <Button onClick={onClose}>{text.close}</Button>}
        <Button tone="secondary" onClick={() => window.location.reload()}>
          {text.reload}
        </Button>
      </div>
    </div>
  );
}

interface OverlayBoundaryProps extends FailureProps {
  children: ReactNode;
}

const hasFlag = (thrown: object, name: string, isSet: (value: unknown) => boolean) =>
  name in thrown && isSet(Reflect.get(thrown, name));

/**
 * Whether what was thrown is a word to the framework, for a boundary of its own above: Next.js's `redirect` and
 * `notFound`, TanStack Router's `notFound`, a `Response`.
 */
function isSignal(thrown: unknown): boolean {
  if (typeof thrown !== "object" || thrown === null) return false;
  if (typeof Response !== "undefined" && thrown instanceof Response) return true;
  return (
    hasFlag(thrown, "digest", (digest) => String(digest).startsWith("NEXT_")) ||
    hasFlag(thrown, "isNotFound", (flag) => flag === true)
  );
}

/**
 * Keeps a failure inside what opened over a page from taking the page with it. React reports the failure
 * as its root says, to the console or to `onCaughtError`, and the `ThemeProvider` to its `onError`.
 */
export class OverlayBoundary extends Component<OverlayBoundaryProps, { failed: boolean }> {
  static override contextType = ErrorReportContext;
  declare context: ContextType<typeof ErrorReportContext>;
  override state = { failed: false };

  static getDerivedStateFromError(thrown: unknown) {
    if (isSignal(thrown)) throw thrown;
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.context?.(error, info);
  }

  override render() {
    const { children, onClose } = this.props;
    return this.state.failed ? <Failure onClose={onClose} /> : children;
  }
}
