/** `error` interrupts a screen reader, the others wait for its pause. */
export type ToastKind = "success" | "error" | "info";

/** The one thing that a toast offers to do. */
export interface ToastAction {
  /** A verb: “Undo”, “View cart”. */
  label: string;
  /** Called once; the toast closes. */
  onAction: () => void;
  /** How to do the same without the toast, for a screen reader; the label where there is no other way. */
  alternative?: string;
}

/** What a toast may have besides its text. */
export interface ToastOptions {
  /** A second line below the text. */
  description?: string;
  /**
   * Milliseconds until it goes by itself, `Infinity` to stay. The clock waits while the pointer or
   * the focus is on any toast, and while the window is in the background.
   * @default the Toaster's duration
   */
  duration?: number;
  /** One thing that can be done about it, such as undoing it. */
  action?: ToastAction;
  /**
   * Stays when the Toaster's `page` changes: for what is said on the way to the next page, such as
   * “Please sign in first”, or is no page's, such as “You are offline”.
   * @default false
   */
  acrossPages?: boolean;
}

export interface ToastEntry extends ToastOptions {
  id: number;
  kind: ToastKind;
  text: string;
  open: boolean;
}

/** What offers nothing is told apart by its words; an action belongs to the one thing that was done. */
const wordsOf = ({ id, text, description, action }: ToastEntry) =>
  action ? id : `${text} ${description}`;

/**
 * The list with one toast more, without those closed before and without one that says the same: who
 * adds a piece three times reads it once. Of more than `limit` the oldest go.
 */
export function withToast(list: readonly ToastEntry[], toast: ToastEntry, limit: number) {
  const others = list.filter((one) => one.open && wordsOf(one) !== wordsOf(toast));
  return [...others, toast].slice(-Math.max(1, limit));
}

/** The list with the toasts of the page that was left on their way out. */
export function withoutPage(list: readonly ToastEntry[]): readonly ToastEntry[] {
  if (list.every(({ open, acrossPages }) => !open || acrossPages)) return list;
  return list.map((toast) => (toast.acrossPages ? toast : { ...toast, open: false }));
}

/** The list with one toast, or all, on its way out. */
export function withClosed(list: readonly ToastEntry[], id?: number): ToastEntry[] {
  return list.map((toast) =>
    id === undefined || toast.id === id ? { ...toast, open: false } : toast,
  );
}
