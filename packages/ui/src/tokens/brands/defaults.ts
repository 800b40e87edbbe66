import { space, textSize } from "../scales";
import type { ThemeTokens } from "../shape";

/** A brand: what its two modes share, and each mode's colours and shadow. */
export interface Brand {
  /** Value of `data-taanka-brand`. */
  name: string;
  shared: Omit<ThemeTokens, "color" | "shadow">;
  light: Pick<ThemeTokens, "color" | "shadow">;
  dark: Pick<ThemeTokens, "color" | "shadow">;
}

/** Scales that the shipped brands have in common. */
export const sharedDefaults = {
  leading: { display: "1.08", heading: "1.2", text: "1.55", tight: "1.3" },
  duration: { feedback: "160ms", panel: "240ms", banner: "1200ms" },
  easing: { out: "cubic-bezier(0.2, 0.6, 0.2, 1)" },
  size: {
    content: "85rem",
    gutter: "clamp(1rem, 0.3333rem + 2.963vw, 2.5rem)",
    header: "4.5rem",
    control: "3rem",
    controlSmall: "2.25rem",
  },
  textSize,
  space,
} as const;
