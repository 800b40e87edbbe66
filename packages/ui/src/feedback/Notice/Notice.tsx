"use client";

import type { ComponentProps, ReactNode } from "react";
import { CloseIcon } from "../../icons/actions";
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from "../../icons/status";
import { bare } from "../../styles/bare.css";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { type NoticeMessages, noticeMessages } from "./messages";
import * as css from "./Notice.css";

export interface NoticeProps extends Omit<ComponentProps<"div">, "title"> {
  /**
   * `error` and `warning` are announced at once (`alert`), `info` and `success` when the reader
   * pauses (`status`). A `role` of your own replaces either.
   * @default "info"
   */
  kind?: "info" | "success" | "warning" | "error";
  /** A few words in bold before the text. */
  title?: ReactNode;
  /** A link or quiet button below the text. */
  action?: ReactNode;
  /** Shows a button that puts the notice away, and is called by it. */
  onDismiss?: () => void;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<NoticeMessages>;
}

const icons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, error: ErrorIcon };

/** A message that stays in the page, beside what it is about. For one that passes, use a toast. */
export function Notice({
  kind = "info",
  title,
  action,
  onDismiss,
  messages,
  className,
  children,
  ...rest
}: NoticeProps) {
  const text = useMessages("notice", noticeMessages, messages);
  const Icon = icons[kind];
  return (
    <div
      role={kind === "error" || kind === "warning" ? "alert" : "status"}
      {...rest}
      className={cx(css.notice, css.kind[kind], className)}
    >
      <Icon className={css.mark[kind]} />
      <div className={css.body}>
        {title && <strong className={css.title}>{title}</strong>}
        {children && <div className={bare}>{children}</div>}
        {action && <div className={css.action}>{action}</div>}
      </div>
      {onDismiss && (
        <button type="button" className={css.close} aria-label={text.dismiss} onClick={onDismiss}>
          <CloseIcon size={16} />
        </button>
      )}
    </div>
  );
}
