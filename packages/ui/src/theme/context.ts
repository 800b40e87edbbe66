"use client";

import {
  type ComponentProps,
  type ComponentType,
  createContext,
  useContext,
  useSyncExternalStore,
} from "react";
import type { Messages, SomeMessages } from "../messages/types";
import { withGiven } from "../utils/withGiven";
import type { Mode } from "./modeStore";
import { bodyHost, type PortalHost } from "./portalHost";

/** What a link component of a router must take: an anchor's own props, `href` always given. */
export type LinkComponentProps = Omit<ComponentProps<"a">, "href"> & {
  /** Where the link leads. */
  href: string;
};

/** Renders every link of the kit; a brand passes its router's link, wrapped to take `href`. */
export type LinkComponent = ComponentType<LinkComponentProps> | "a";

/** What components know of the `ThemeProvider` around them. */
export interface ThemeContextValue {
  /** The language of texts, dates and numbers, as a BCP 47 tag. */
  locale: string;
  /** The direction of the text. */
  dir: "ltr" | "rtl";
  /** Words in place of the kit's own, by component. */
  messages?: SomeMessages | undefined;
  /** What links are rendered by: the router's. */
  linkComponent: LinkComponent;
  /** The shop's name as it is written; undefined where nobody told it. */
  shopName?: string | undefined;
  /** Decimals of all amounts; undefined where each component decides. */
  paise?: "whenNotZero" | "always" | undefined;
  /** The mode that the provider was given. */
  mode?: Mode | undefined;
}

export const ThemeContext = createContext<ThemeContextValue>({
  locale: "en-IN",
  dir: "ltr",
  linkComponent: "a",
});

/** The nearest provider's element for overlays. */
export const PortalContext = /* @__PURE__ */ createContext<PortalHost>(bodyHost);

/** The nearest provider's settings; works without one (English, left to right, plain anchors). */
export function useTheme(): ThemeContextValue {
  return useContext(ThemeContext);
}

const onServer = () => null;

/** The element that overlays are mounted in; null while there is none yet, undefined for the body. */
export function usePortalContainer(): HTMLElement | null | undefined {
  const { subscribe, get } = useContext(PortalContext);
  return useSyncExternalStore(subscribe, get, onServer);
}

/** As `useMessages`, out of settings that are read already. */
export function messagesOf<K extends keyof Messages>(
  { messages }: ThemeContextValue,
  key: K,
  defaults: Messages[K],
  own?: Partial<Messages[K]>,
): Messages[K] {
  return withGiven(withGiven(defaults, messages?.[key]), own);
}

/**
 * The texts of one component: its English defaults, overridden by the provider's messages and then
 * by the component's own `messages` prop. A text that is `undefined` there is as good as none.
 */
export function useMessages<K extends keyof Messages>(
  key: K,
  defaults: Messages[K],
  own?: Partial<Messages[K]>,
): Messages[K] {
  return messagesOf(useContext(ThemeContext), key, defaults, own);
}
