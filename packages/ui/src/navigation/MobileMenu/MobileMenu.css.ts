import { componentPart, componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";

export const category = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

const row = {
  display: "flex",
  alignItems: "center",
  flex: 1,
  minBlockSize: "3.25rem",
  paddingBlock: vars.space[2],
  overflowWrap: "anywhere",
} as const;

export const categoryLink = componentPart("mobile-menu-link", {
  ...row,
  fontSize: vars.textSize.sm,
  fontWeight: vars.weight.medium,
  letterSpacing: vars.tracking.eyebrow,
  textTransform: "uppercase",
});

export const disclosure = componentStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: "2.75rem",
  blockSize: "2.75rem",
  marginInlineEnd: "-0.75rem",
  color: vars.color.muted,
  transition: `transform ${vars.duration.feedback} ${vars.easing.out}`,
  selectors: { "&[aria-expanded='true']": { transform: "rotate(180deg)" } },
});

export const subcategories = componentStyle({
  paddingInlineStart: vars.space[4],
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const subcategoryLink = componentStyle({ ...row, minBlockSize: "2.75rem" });

export const accountList = componentStyle({ marginBlockStart: vars.space[6] });

export const accountLink = componentStyle({
  ...row,
  minBlockSize: "2.75rem",
  color: vars.color.muted,
});

export const note = componentStyle({ paddingBlock: vars.space[3], color: vars.color.muted });
