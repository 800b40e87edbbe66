import type { Plugin } from "vite";

export const storyTexts: () => Record<string, string>;
export const storySources: () => Plugin;
