import type { StoryContextForEnhancers, StrictArgTypes } from "storybook/internal/types";

export const reactProps: Record<string, { type: string; description: string }>;
export const withReactProps: (
  story: Pick<StoryContextForEnhancers, "argTypes" | "initialArgs">,
) => StrictArgTypes;
