import type { Plugin } from "vite";

export const storySources: () => Plugin;
