import type { ComponentProps, ReactNode } from "react";
import { Eyebrow, Heading, Text } from "../../typography";
import { cx } from "../../utils/cx";
import { inElement } from "../../utils/inElement";
import { actionRow, drawingSlot, frame } from "./MessageFrame.css";

export interface MessageFrameProps extends Omit<ComponentProps<"div">, "title"> {
  /** A decorative drawing or picture above the words. */
  drawing?: ReactNode;
  /** A short line above the title, such as an error's number. */
  eyebrow?: ReactNode;
  /** The page's heading. */
  title: ReactNode;
  /** One sentence that says what happened or what to do. */
  description?: ReactNode;
  /** One main action, at most one beside it. */
  actions?: ReactNode;
}

/** A whole page that says one thing: not found, order confirmed, coming soon. */
export function MessageFrame({
  drawing,
  eyebrow,
  title,
  description,
  actions,
  className,
  children,
  ...rest
}: MessageFrameProps) {
  return (
    <div {...rest} className={cx(frame, className)}>
      {drawing && <div className={drawingSlot}>{drawing}</div>}
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <Heading level={1} align="center" tabIndex={-1}>
        {title}
      </Heading>
      {description && (
        <Text size="lg" tone="muted" align="center">
          {description}
        </Text>
      )}
      {inElement(children)}
      {actions && <div className={actionRow}>{actions}</div>}
    </div>
  );
}
