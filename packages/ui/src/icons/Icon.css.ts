import { componentStyle } from "../styles/componentStyle";

export const icon = componentStyle({ flex: "none" });

/** Arrows that mean "back" and "on" turn round where text runs from right to left. */
export const turning = componentStyle({
  selectors: { "&:dir(rtl)": { transform: "scaleX(-1)" } },
});
