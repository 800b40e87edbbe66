import { ErrorState } from "@taanka/ui";
import { QueryErrorResetBoundary } from "@tanstack/react-query";
import { Component, type ReactNode } from "react";
import { messageOf } from "../data/failure";
import { CodeLoadError, recoverFailedLoads } from "./loadable";

interface BoundaryProps {
  onRetry: () => void;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  private readonly retry = () => {
    this.props.onRetry();
    this.setState({ error: undefined });
  };

  override componentDidCatch(error: unknown) {
    const recovered = recoverFailedLoads();
    if (error instanceof CodeLoadError) void recovered.then(this.retry);
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <ErrorState level={1} title="Something went wrong" onRetry={this.retry}>
        {messageOf(error, "An unexpected error occurred")}
      </ErrorState>
    );
  }
}

/**
 * Catches what its content throws, and says so in its place: the person may try again. Code that could
 * not be fetched shows by itself once the network is back.
 */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => <Boundary onRetry={reset}>{children}</Boundary>}
    </QueryErrorResetBoundary>
  );
}
