"use client";

import { Component, type ReactNode } from "react";
import { Button } from "../../controls/Button";
import { bare } from "../../styles/bare.css";
import { useMessages } from "../../theme/context";
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

/**
 * Keeps a failure inside what opened over a page from taking the page with it. React reports the failure
 * as its root says: to the console, or to `onCaughtError`.
 */
export class OverlayBoundary extends Component<OverlayBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { children, onClose } = this.props;
    return this.state.failed ? <Failure onClose={onClose} /> : children;
  }
}
