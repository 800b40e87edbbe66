/**
 * Where overlays are mounted, so that they inherit the theme. A store and not a state of the
 * provider: the element exists only after mounting, and then only overlays have to render again
 * and not everything that the provider holds.
 */
export interface PortalHost {
  subscribe: (listener: () => void) => () => void;
  /** Null until the element exists, undefined for the document's body. */
  get: () => HTMLElement | null | undefined;
  set: (element: HTMLElement | null) => void;
}

/** For providers that put the theme on the document itself, and where there is no provider. */
export const bodyHost: PortalHost = {
  subscribe: () => () => {},
  get: () => undefined,
  set: () => {},
};

export function createPortalHost(): PortalHost {
  const listeners = new Set<() => void>();
  let host: HTMLElement | null = null;
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => host,
    set(element) {
      host = element;
      for (const listener of listeners) listener();
    },
  };
}
