"use client";

import * as Dialog from "@radix-ui/react-dialog";
import { type ComponentProps, type ReactElement, useRef } from "react";
import { visuallyHidden } from "../../styles/visuallyHidden.css";
import { useMessages, usePortalContainer } from "../../theme/context";
import { cx } from "../../utils/cx";
import { useControlled } from "../../utils/useControlled";
import { staysOpenForAbove } from "../Panel/above";
import { OverlayBoundary } from "../Panel/OverlayBoundary";
import { useFocusJourney } from "../Panel/Panel";
import { rising } from "../Panel/Panel.css";
import { lightbox } from "./Lightbox.css";
import { LightboxFrame } from "./LightboxFrame";
import { type LightboxMessages, lightboxMessages } from "./messages";
import type { LightboxPicture } from "./types";

export interface LightboxProps extends Omit<ComponentProps<"div">, "children" | "title"> {
  /** The pictures to look through. */
  pictures: readonly LightboxPicture[];
  /** What the pictures show; names the dialog, for screen readers only. */
  title: string;
  /** Open or not, when the parent decides. */
  open?: boolean;
  /**
   * Whether it is open at the start, where the shop does not hold it itself.
   * @default false
   */
  defaultOpen?: boolean;
  /** Called when it opens or closes, with whether it is open. */
  onOpenChange?: (open: boolean) => void;
  /** The control that opens it; gets focus back when it closes. */
  trigger?: ReactElement;
  /** Index of the picture shown, when the parent decides. */
  position?: number;
  /**
   * Which picture is shown at the start, where the shop does not hold it itself.
   * @default 0
   */
  defaultPosition?: number;
  /** Called with the index of the picture that comes into view. */
  onPositionChange?: (position: number) => void;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<LightboxMessages>;
}

/**
 * Pictures over the whole screen, to look at closely: magnified up to four times by buttons, wheel,
 * double click, two fingers or the keys + − 0, moved by dragging or arrows, and turned by swiping.
 * Native props and the ref go to the dialog's element.
 */
export function Lightbox({
  pictures,
  title,
  open,
  defaultOpen = false,
  onOpenChange,
  trigger,
  position,
  defaultPosition = 0,
  onPositionChange,
  messages,
  className,
  ...rest
}: LightboxProps) {
  const text = useMessages("lightbox", lightboxMessages, messages);
  const portalContainer = usePortalContainer();
  const closeButton = useRef<HTMLButtonElement>(null);
  const [, focusJourney] = useFocusJourney({ initialFocus: closeButton });
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange);
  const [shown, show] = useControlled(position, defaultPosition, onPositionChange);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      {trigger && <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>}
      {/* The provider's element is null until it is mounted; the dialog waits, so as not to move. */}
      {portalContainer !== null && (
        <Dialog.Portal container={portalContainer}>
          <Dialog.Content
            aria-describedby={undefined}
            {...rest}
            {...focusJourney}
            onEscapeKeyDown={staysOpenForAbove}
            onInteractOutside={staysOpenForAbove}
            className={cx(rising, lightbox, className)}
          >
            <Dialog.Title className={visuallyHidden}>{title}</Dialog.Title>
            <OverlayBoundary onClose={() => setOpen(false)}>
              <LightboxFrame
                pictures={pictures}
                position={Math.min(Math.max(shown, 0), Math.max(pictures.length - 1, 0))}
                onPositionChange={show}
                closeButton={closeButton}
                text={text}
                onClose={() => setOpen(false)}
              />
            </OverlayBoundary>
          </Dialog.Content>
        </Dialog.Portal>
      )}
    </Dialog.Root>
  );
}
