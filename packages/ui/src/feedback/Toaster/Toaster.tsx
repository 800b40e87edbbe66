"use client";

import { Toast } from "radix-ui";
import { type ComponentProps, useContext, useSyncExternalStore } from "react";
import { CloseIcon } from "../../icons/actions";
import { ErrorIcon, InfoIcon, SuccessIcon } from "../../icons/status";
import { useMessages, useTheme } from "../../theme/context";
import { cx } from "../../utils/cx";
import { type ToasterMessages, toasterMessages } from "./messages";
import * as css from "./Toaster.css";
import { ToastContext } from "./ToastProvider";
import type { ToastEntry } from "./toasts";

export interface ToasterProps extends Omit<ComponentProps<"ol">, "children"> {
  /**
   * Milliseconds that a toast stays unless it says otherwise.
   * @default 5000
   */
  duration?: number;
  messages?: Partial<ToasterMessages>;
}

const none: readonly ToastEntry[] = [];
/** Toasts come from what people do, never from a server. */
const noToasts = () => none;

const icons = { success: SuccessIcon, error: ErrorIcon, info: InfoIcon };

interface ToastItemProps {
  toast: ToastEntry;
  closeLabel: string;
  onClose: () => void;
}

function ToastItem({ toast, closeLabel, onClose }: ToastItemProps) {
  const { id, kind, text, description, duration, action, open } = toast;
  const Icon = icons[kind];
  return (
    <Toast.Root
      className={css.toast}
      // Newest on top, as the Tab key meets them, while the list grows at its end.
      style={{ order: -id }}
      type={kind === "error" ? "foreground" : "background"}
      duration={duration}
      open={open}
      onOpenChange={(next) => !next && onClose()}
    >
      <Icon className={css.mark[kind]} />
      <div className={css.words}>
        <Toast.Title className={css.title}>{text}</Toast.Title>
        {description && (
          <Toast.Description className={css.description}>{description}</Toast.Description>
        )}
      </div>
      {action && (
        <Toast.Action
          className={css.action}
          altText={action.alternative ?? action.label}
          onClick={action.onAction}
        >
          {action.label}
        </Toast.Action>
      )}
      <Toast.Close className={css.close} aria-label={closeLabel}>
        <CloseIcon size={16} />
      </Toast.Close>
    </Toast.Root>
  );
}

/**
 * Draws the toasts of its `ToastProvider` in the top corner at the end of the line. Render it once,
 * last in the app. F8 moves the focus to it.
 * @throws where no `ToastProvider` is above.
 */
export function Toaster({ duration = 5000, messages, className, ...rest }: ToasterProps) {
  const text = useMessages("toaster", toasterMessages, messages);
  const { dir } = useTheme();
  const store = useContext(ToastContext);
  if (!store) throw new Error("Toaster found no <ToastProvider> above. Put one around the app.");
  const toasts = useSyncExternalStore(store.subscribe, store.read, noToasts);
  return (
    <Toast.Provider
      duration={duration}
      label={text.notification}
      swipeDirection={dir === "rtl" ? "left" : "right"}
    >
      {toasts.map((toast) => (
        <ToastItem
          key={toast.id}
          toast={toast}
          closeLabel={text.close}
          onClose={() => store.close(toast.id)}
        />
      ))}
      <Toast.Viewport {...rest} label={text.region} className={cx(css.viewport, className)} />
    </Toast.Provider>
  );
}
