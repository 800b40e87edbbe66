import { ErrorState } from "@taanka/ui";
import { QueryErrorResetBoundary } from "@tanstack/react-query";
import { Component, type ReactNode } from "react";
import { messageOf } from "../data/failure";

interface BoundaryProps {
  onRetry: () => void;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <ErrorState
        level={1}
        title="Something went wrong"
        onRetry={() => {
          this.props.onRetry();
          this.setState({ error: undefined });
        }}
      >
        {messageOf(error, "An unexpected error occurred")}
      </ErrorState>
    );
  }
}

/** Catches what a screen throws: header and footer stay, the person may try again. */
export function RouteBoundary({ children }: { children: ReactNode }) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => <Boundary onRetry={reset}>{children}</Boundary>}
    </QueryErrorResetBoundary>
  );
}
