"use client";

// Not by way of `radix-ui`: from there bundlers take along the overlay too, which writes style elements.
import * as Dialog from "@radix-ui/react-dialog";
import {
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useCallback,
  useRef,
} from "react";
import { IconButton } from "../../controls/IconButton";
import { CloseIcon } from "../../icons/actions";
import { visuallyHidden } from "../../styles/visuallyHidden.css";
import { usePortalContainer } from "../../theme/context";
import { cx } from "../../utils/cx";
import { setRef } from "../../utils/setRef";
import { useControlled } from "../../utils/useControlled";
import { useBothRefs } from "../../utils/useFieldReset";
import { staysOpenForAbove } from "./above";
import { OverlayBoundary } from "./OverlayBoundary";
import * as styles from "./Panel.css";
import { useScrollLock } from "./scrollLock";
import { useCloseRequest } from "./useCloseRequest";
import { useFootTaken } from "./useFootTaken";
import { useWayAbove } from "./useWayAbove";

/** What every modal panel takes: `Dialog`, `ConfirmDialog` and `Drawer`. */
export interface PanelProps extends Omit<ComponentProps<"div">, "title"> {
  /** Names the panel; shown as its heading. */
  title: ReactNode;
  /** One sentence below the title, read out when the panel opens. */
  description?: ReactNode;
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
  /** Actions along the lower edge. */
  footer?: ReactNode;
  /**
   * Keeps the title for screen readers only.
   * @default false
   */
  hideTitle?: boolean;
  /** What gets focus on opening; otherwise the first control in the panel. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** What gets focus on closing; otherwise what had it before. */
  finalFocus?: RefObject<HTMLElement | null>;
}

interface PanelFrameProps extends PanelProps {
  /** Name of the close button, or nothing for a panel that wants an answer. */
  closeLabel?: string;
  /** Refuses to close by Escape or a click outside. */
  locked?: boolean;
  /** Clicks outside do nothing; Escape still closes. */
  stayOnOutsideClick?: boolean;
}

const refuse = (event: Event) => event.preventDefault();

/**
 * Where focus goes on opening and closing; without a wish, to the first control and back. The first is
 * the ref of what stands just before the panel: it is set before a field within with `autoFocus` takes
 * the focus, of which no event tells.
 */
export function useFocusJourney({
  initialFocus,
  finalFocus,
}: Pick<PanelProps, "initialFocus" | "finalFocus">) {
  const opener = useRef<Element | null>(null);
  const noteOpener = useCallback((scrim: Element | null) => {
    const focused = document.activeElement;
    if (scrim && !scrim.nextElementSibling?.contains(focused)) opener.current = focused;
  }, []);
  const moveTo = (target: Element | null | undefined, event: Event) => {
    if (!(target instanceof HTMLElement) || !target.isConnected) return;
    event.preventDefault();
    target.focus();
  };
  const onContent = {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      moveTo(initialFocus?.current, event);
    },
    onCloseAutoFocus: (event: Event) => moveTo(finalFocus?.current ?? opener.current, event),
  };
  return [noteOpener, onContent] as const;
}

/** Lies between the page and the panel, and holds the page while it is there. */
function Scrim({
  close,
  ref,
  ...rest
}: ComponentProps<"div"> & { close: (() => void) | undefined }) {
  const scrim = useRef<HTMLDivElement>(null);
  const own = useCallback((node: HTMLDivElement) => setRef(scrim, node), []);
  useScrollLock();
  useCloseRequest(close);
  useWayAbove();
  useFootTaken(scrim);
  return <div {...rest} ref={useBothRefs(ref, own)} className={styles.scrim} />;
}

/** A modal panel over a scrim: focus stays inside or in a toast, the page behind is inert and does not scroll. */
export function Panel(props: PanelFrameProps) {
  const {
    title,
    description,
    open,
    defaultOpen = false,
    onOpenChange,
    trigger,
    footer,
    hideTitle = false,
    initialFocus: _initialFocus,
    finalFocus: _finalFocus,
    closeLabel,
    locked = false,
    stayOnOutsideClick = locked,
    className,
    children,
    ...rest
  } = props;
  const portalContainer = usePortalContainer();
  const [noteOpener, focusJourney] = useFocusJourney(props);
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      {trigger && <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>}
      {/* The provider's element is null until it is mounted; the panel waits, so as not to move. */}
      {portalContainer !== null && (
        <Dialog.Portal container={portalContainer}>
          <Scrim
            ref={noteOpener}
            data-state={isOpen ? "open" : "closed"}
            close={locked ? undefined : () => setOpen(false)}
          />
          <Dialog.Content
            {...rest}
            className={cx(styles.panel, className)}
            {...focusJourney}
            onKeyDown={(event) => {
              rest.onKeyDown?.(event);
              // It is meant for this panel, not for an overlay of another library that it stands in.
              if (event.key === "Escape") event.stopPropagation();
            }}
            onEscapeKeyDown={locked ? refuse : staysOpenForAbove}
            onInteractOutside={stayOnOutsideClick ? refuse : staysOpenForAbove}
          >
            <div className={hideTitle && !closeLabel ? visuallyHidden : styles.header}>
              <Dialog.Title className={hideTitle ? visuallyHidden : styles.title}>
                {title}
              </Dialog.Title>
              {closeLabel && (
                <Dialog.Close asChild>
                  <IconButton label={closeLabel} disabled={locked}>
                    <CloseIcon />
                  </IconButton>
                </Dialog.Close>
              )}
            </div>
            {description && (
              <Dialog.Description className={styles.description}>{description}</Dialog.Description>
            )}
            <OverlayBoundary onClose={() => setOpen(false)}>
              {children !== undefined && <div className={styles.body}>{children}</div>}
              {footer && <div className={styles.footer}>{footer}</div>}
            </OverlayBoundary>
          </Dialog.Content>
        </Dialog.Portal>
      )}
    </Dialog.Root>
  );
}
