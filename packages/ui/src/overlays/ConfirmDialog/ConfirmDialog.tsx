"use client";

import { type ReactNode, useRef } from "react";
import { Button } from "../../controls/Button";
import { useActionGuard } from "../../controls/useActionGuard";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { useControlled } from "../../utils/useControlled";
import { Panel, type PanelProps } from "../Panel";
import { rising } from "../Panel/Panel.css";
import { confirmDialog, critical } from "./ConfirmDialog.css";
import { type ConfirmDialogMessages, confirmDialogMessages } from "./messages";

export interface ConfirmDialogProps
  extends Omit<PanelProps, "footer" | "hideTitle" | "initialFocus"> {
  /** Says what the action does: "Delete", "Remove". */
  confirmLabel?: ReactNode;
  /** Words of the button that changes nothing. */
  cancelLabel?: ReactNode;
  /**
   * `critical` for what can't be undone.
   * @default "primary"
   */
  tone?: "primary" | "critical";
  /**
   * The deed. While a returned promise is pending the dialog waits and can't be left; then it
   * closes, or stays open when the promise was rejected (show why in `children`).
   */
  onConfirm: () => unknown;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<ConfirmDialogMessages>;
  /**
   * The parent's own sign that the deed is under way.
   * @default false
   */
  busy?: boolean;
}

/** Asks before a deed that costs something. Focus starts on the way back, the safe answer. */
export function ConfirmDialog({
  confirmLabel,
  cancelLabel,
  tone = "primary",
  onConfirm,
  busy = false,
  messages,
  className,
  open,
  defaultOpen = false,
  onOpenChange,
  ...rest
}: ConfirmDialogProps) {
  const text = useMessages("confirmDialog", confirmDialogMessages, messages);
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange);
  const [run, pending] = useActionGuard();
  const confirm = async () => {
    await onConfirm();
    setOpen(false);
  };
  const cancel = useRef<HTMLButtonElement>(null);
  const locked = busy || pending;
  return (
    <Panel
      role="alertdialog"
      {...rest}
      open={isOpen}
      onOpenChange={setOpen}
      className={cx(rising, confirmDialog, className)}
      initialFocus={cancel}
      locked={locked}
      stayOnOutsideClick
      footer={
        <>
          <Button ref={cancel} tone="secondary" disabled={locked} onClick={() => setOpen(false)}>
            {cancelLabel ?? text.cancel}
          </Button>
          <Button
            className={tone === "critical" ? critical : undefined}
            loading={locked}
            onClick={() => run(confirm)}
          >
            {confirmLabel ?? text.confirm}
          </Button>
        </>
      }
    />
  );
}
