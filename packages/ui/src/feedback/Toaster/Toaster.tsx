"use client";

import {
  type ComponentProps,
  useContext,
  useDeferredValue,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import { bare } from "../../styles/bare.css";
import { useMessages } from "../../theme/context";
import { cx } from "../../utils/cx";
import { fill } from "../../utils/fill";
import { toastRegion } from "../../utils/toastRegion";
import { Announcements } from "./Announcements";
import { type ToasterMessages, toasterMessages } from "./messages";
import { viewport } from "./Toaster.css";
import { ToastItem } from "./ToastItem";
import { ToastContext, type ToastStore } from "./ToastProvider";
import type { ToastEntry } from "./toasts";
import { useAboveKeyboard } from "./useAboveKeyboard";
import { hotkey, useToastRegion } from "./useToastRegion";

/** Where toasts stand: at the top below the header, or at the foot above a bar; and along the line. */
export type ToasterPlacement =
  | "top-start"
  | "top"
  | "top-end"
  | "bottom-start"
  | "bottom"
  | "bottom-end";

export interface ToasterProps extends Omit<ComponentProps<"ol">, "children"> {
  /**
   * Where toasts stand on screens from 1024 px on.
   * @default "top-end"
   */
  placement?: ToasterPlacement;
  /**
   * Where toasts stand on narrower screens, whose width they take on a phone. At the top they would
   * lie over the page's heading.
   * @default "bottom"
   */
  narrowPlacement?: ToasterPlacement;
  /**
   * The page that is open, such as its path. When it changes, the toasts of the page before close,
   * but for those that are `acrossPages`. Without it every toast stays for its time.
   */
  page?: string;
  /**
   * Milliseconds that a toast stays unless it says otherwise.
   * @default 5000
   */
  duration?: number;
  /** Words in place of the kit's own, here alone; what is left out stays. */
  messages?: Partial<ToasterMessages>;
}

const none: readonly ToastEntry[] = [];
/** Toasts come from what people do, never from a server. */
const noToasts = () => none;

const interrupts = ({ kind }: ToastEntry) => kind === "error";

interface RegionProps extends ToasterProps {
  store: ToastStore;
}

/** Before the effects of the page that opens, whose own toasts stay. */
function useLeavePage(page: string | undefined, leave: () => void) {
  const open = useRef(page);
  useLayoutEffect(() => {
    if (open.current !== page) leave();
    open.current = page;
  }, [page, leave]);
}

function ToastRegion({
  store,
  duration = 5000,
  placement = "top-end",
  narrowPlacement = "bottom",
  page,
  messages,
  className,
  ...rest
}: RegionProps) {
  const text = useMessages("toaster", toasterMessages, messages);
  // After the press that brought them has been painted: a toast may come a frame later.
  const toasts = useDeferredValue(useSyncExternalStore(store.subscribe, store.read, noToasts));
  useLeavePage(page, store.leavePage);
  const open = toasts.filter((toast) => toast.open);
  const newest = open.at(-1);
  const { region, isHeld, leave } = useToastRegion((element, focused) => {
    const items = [...element.querySelectorAll("li[data-state=open]")];
    const place = items.findIndex((item) => item.contains(focused));
    const closed = place < 0 ? newest : open.at(-1 - place);
    if (closed) store.close(closed.id);
  });
  useAboveKeyboard(region);
  return (
    <>
      <section
        {...toastRegion}
        className={bare}
        ref={region}
        aria-label={fill(text.region, { hotkey })}
      >
        {/* Newest on top, as the Tab key meets them. */}
        <ol
          tabIndex={-1}
          {...rest}
          className={cx(viewport, className)}
          data-placement={placement}
          data-narrow-placement={narrowPlacement}
        >
          {toasts.toReversed().map((toast) => (
            <ToastItem
              key={toast.id}
              toast={toast}
              duration={toast.duration ?? duration}
              closeLabel={text.close}
              isHeld={isHeld}
              onClose={store.close}
              onLeave={(item) => leave(item, newest !== undefined)}
            />
          ))}
        </ol>
      </section>
      <Announcements
        politeness="polite"
        toasts={toasts.filter((toast) => !interrupts(toast))}
        label={text.notification}
      />
      <Announcements
        politeness="assertive"
        toasts={toasts.filter(interrupts)}
        label={text.notification}
      />
    </>
  );
}

const never = () => () => {};

/**
 * Draws the toasts of its `ToastProvider`: in the top corner at the end of the line, on narrow screens
 * at the foot. Render it once, last in the app. F8 moves the focus to it. Nothing of it is in a server's page.
 * @throws where no `ToastProvider` is above.
 */
export function Toaster(props: ToasterProps) {
  const store = useContext(ToastContext);
  if (!store) throw new Error("Toaster found no <ToastProvider> above. Put one around the app.");
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return inBrowser && <ToastRegion {...props} store={store} />;
}
