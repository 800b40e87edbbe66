import { componentPart, componentStyle, descendantStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

/** Opens what a script shows. */
export const button = componentStyle({ "@media": { [media.noScript]: { display: "none" } } });

/** Open, it takes a row of its own. */
export const fields = componentPart("filter-fields", {
  selectors: { "&[open]": { flexBasis: "100%" } },
});

export const summary = componentStyle({
  listStyle: "none",
  cursor: "pointer",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});

export const groups = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(9rem, 100%), 1fr))",
  gap: vars.space[6],
  paddingBlock: vars.space[4],
});

export const group = componentStyle({
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  fontSize: vars.textSize.sm,
});

descendantStyle(group, "> legend", {
  padding: 0,
  marginBlockEnd: vars.space[2],
  fontWeight: vars.weight.semibold,
});

descendantStyle(group, "> label", {
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: "2rem",
  minInlineSize: "24px",
  overflowWrap: "anywhere",
  cursor: "pointer",
  "@media": { [media.coarse]: { minBlockSize: "2.75rem", minInlineSize: "44px" } },
});

descendantStyle(group, "> label:has(> :disabled)", { cursor: "not-allowed", opacity: 0.5 });

descendantStyle(group, "> label > input", {
  flex: "none",
  inlineSize: "1.25rem",
  blockSize: "1.25rem",
  margin: 0,
  accentColor: vars.color.accent,
});

export const count = componentStyle({
  color: vars.color.muted,
  fontVariantNumeric: "tabular-nums",
});
