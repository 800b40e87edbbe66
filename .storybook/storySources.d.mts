import type { Plugin } from "vite";

export const storyTexts: () => Record<string, string>;
export const functionTexts: (
  texts: Record<string, string>,
) => Record<string, Record<string, string>>;
export const storySources: () => Plugin;
