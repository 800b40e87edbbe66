import type { ComponentType, ReactElement } from "react";

/** How the conformance suite renders one exported component. */
export interface ConformanceFixture {
  /** Props that make it render something; a function, so that nothing is shared between tests. */
  // biome-ignore lint/suspicious/noExplicitAny: the suite handles components of every props type
  component: ComponentType<any>;
  props: () => Record<string, unknown>;
  /** Wraps the element where it needs a parent (a part of a compound, a provider). */
  wrap?: (element: ReactElement) => ReactElement;
  /**
   * Which element takes the ref, native props and `className`: the component's own root (default),
   * or `portal` for what is mounted in an overlay, or `none` for providers that render nothing.
   */
  root?: "element" | "portal" | "none";
}

export type ConformanceFixtures = Record<string, ConformanceFixture>;
