"use client";

import { Button } from "../../controls/Button";
import { useMessages } from "../../theme/context";
import { EmptyState, type EmptyStateProps } from "../EmptyState";
import { type ErrorStateMessages, errorStateMessages } from "./messages";

export interface ErrorStateProps extends EmptyStateProps {
  /** Tries again. Shows the Retry button, unless `action` replaces it. */
  onRetry?: () => void;
  /**
   * The retry is under way: the button is busy and ignores clicks.
   * @default false
   */
  retrying?: boolean;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<ErrorStateMessages>;
}

/** Stands where something could not be loaded: what failed, why (`children`), and a way to try again. */
export function ErrorState({
  drawing = "needle",
  onRetry,
  retrying = false,
  action,
  messages,
  ...rest
}: ErrorStateProps) {
  const text = useMessages("errorState", errorStateMessages, messages);
  const retry = onRetry && (
    <Button tone="secondary" loading={retrying} onClick={onRetry}>
      {text.retry}
    </Button>
  );
  return <EmptyState role="alert" {...rest} drawing={drawing} action={action ?? retry} />;
}
