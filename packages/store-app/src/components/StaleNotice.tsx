import { Button, Notice } from "@taanka/ui";
import type { ReactNode } from "react";
import { useTexts } from "../texts";

export interface StaleNoticeProps {
  /** What could not be loaded. */
  children: ReactNode;
  retrying: boolean;
  onRetry: () => void;
}

/** Stands above what was known before, where it could not be asked for anew. */
export function StaleNotice({ children, retrying, onRetry }: StaleNoticeProps) {
  const { retry } = useTexts().common;
  return (
    <Notice
      kind="warning"
      action={
        <Button tone="quiet" size="small" loading={retrying} onClick={onRetry}>
          {retry}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
