import { ErrorState } from "@taanka/ui";
import { Component, type ReactNode } from "react";
import { texts } from "./language";

/** A page that fails says so, and leaves the header and the rest of the shop. */
export class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override render() {
    if (!this.state.failed) return this.props.children;
    return <ErrorState level={1} title={texts.failed} onRetry={() => location.reload()} />;
  }
}
