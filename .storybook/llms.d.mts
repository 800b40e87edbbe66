import type { Plugin } from "vite";

export const llmsTexts: () => Record<"llms.txt" | "llms-full.txt", string>;
export const llms: () => Plugin;
