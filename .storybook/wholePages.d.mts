import type { WholePage } from "./copyable";

export const wholePages: () => Record<string, WholePage>;
