import { componentStyle, componentVariants } from "../styles/componentStyle";
import { responsiveRule } from "./responsiveRule";

/** Reads the `gap` prop of any primitive that stands its children apart. */
export const gap = componentStyle(responsiveRule("gap", "gap"));

export const align = componentVariants({
  start: { alignItems: "flex-start" },
  center: { alignItems: "center" },
  end: { alignItems: "flex-end" },
  baseline: { alignItems: "baseline" },
  stretch: { alignItems: "stretch" },
});

export const justify = componentVariants({
  start: { justifyContent: "flex-start" },
  center: { justifyContent: "center" },
  end: { justifyContent: "flex-end" },
  between: { justifyContent: "space-between" },
});
