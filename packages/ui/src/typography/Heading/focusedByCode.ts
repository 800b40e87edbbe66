/**
 * Selectors of a title that a program moves the focus to, after a change of page for one. Nobody can
 * reach it by key, and a box around it would look like a mistake.
 */
export const focusedByCode = {
  "&[tabindex='-1']:focus-visible": { outline: "none" },
} as const;
