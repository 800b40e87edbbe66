/** Inline looks of the pages that list icons and tokens. */
export const iconSheet = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(8.5rem, 1fr))",
  gap: "1rem",
} as const;

export const iconTile = {
  display: "grid",
  justifyItems: "center",
  gap: "0.75rem",
  paddingBlock: "1.25rem",
  border: "1px solid var(--taanka-color-line)",
  borderRadius: "var(--taanka-radius-card)",
  fontSize: "var(--taanka-text-size-xs)",
  color: "var(--taanka-color-ink)",
} as const;

export const sampleSwatch = {
  display: "grid",
  placeItems: "center",
  minBlockSize: "3.5rem",
  paddingInline: "1rem",
  borderRadius: "var(--taanka-radius-card)",
  backgroundColor: "var(--taanka-color-accent-soft)",
  color: "var(--taanka-color-ink)",
  fontSize: "var(--taanka-text-size-sm)",
} as const;
