import { componentStyle } from "../styles/componentStyle";
import { direction } from "../styles/direction";

export const icon = componentStyle({ flex: "none" });

/** Arrows that mean "back" and "on" turn round where text runs from right to left. */
export const turning = componentStyle({
  transform: `scaleX(${direction})`,
});
