import { componentPart, componentStyle, descendantStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";

export const popover = componentPart("popover", {
  inlineSize: "20rem",
  // Beside its trigger it takes the room that there is.
  maxInlineSize: "max(10rem, var(--radix-popover-content-available-width))",
  maxBlockSize: "var(--radix-popover-content-available-height)",
  overflow: "auto",
});

export const header = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[2],
  paddingInlineStart: vars.space[4],
  paddingInlineEnd: vars.space[1],
  paddingBlockStart: vars.space[1],
});

/** The ring stays inside the popover's own edge. */
descendantStyle(header, "> button", { outlineOffset: "-4px" });

export const title = componentPart("popover-title", {
  fontSize: vars.textSize.md,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.heading,
});

export const body = componentStyle({
  padding: vars.space[4],
  fontSize: vars.textSize.sm,
  selectors: { [`${header} + &`]: { paddingBlockStart: vars.space[1] } },
});
