import type { Plugin } from "vite";

export const kitTypeTables: () => Plugin;
