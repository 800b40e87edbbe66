import { componentPart, componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";

export const loadMore = componentPart("load-more", {
  display: "grid",
  justifyItems: "center",
  gap: vars.space[4],
});

export const progressText = componentStyle({
  color: vars.color.muted,
  fontSize: vars.textSize.sm,
});

export const failure = componentStyle({ color: vars.color.critical });
