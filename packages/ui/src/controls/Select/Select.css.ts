import type { GlobalStyleRule } from "@vanilla-extract/css";
import { componentPart, componentRule, componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const select = componentPart("select", {
  flex: "1 1 auto",
  alignSelf: "stretch",
  minInlineSize: 0,
  inlineSize: "100%",
  appearance: "none",
  paddingInlineStart: vars.space[4],
  paddingInlineEnd: "2.75rem",
  border: 0,
  borderRadius: "inherit",
  background: "transparent",
  outline: "none",
  fontSize: vars.textSize.md,
  lineHeight: vars.leading.tight,
  textOverflow: "ellipsis",
  cursor: "pointer",
  selectors: {
    "&:disabled": { cursor: "not-allowed" },
    "&:has(> option[value='']:checked)": { color: vars.color.muted },
    "[data-size=small] > &": { paddingInlineStart: vars.space[3], fontSize: vars.textSize.sm },
  },
  "@media": {
    [media.coarse]: { selectors: { "[data-size=small] > &": { fontSize: vars.textSize.md } } },
  },
});

export const arrow = componentStyle({
  flex: "none",
  // As much as it takes itself: more would widen the select beyond its box.
  marginInlineStart: "-2.25rem",
  marginInlineEnd: vars.space[4],
  color: vars.color.muted,
  pointerEvents: "none",
});

// Newer than the types of CSS.
const baseSelect = "base-select" as string as "none";

const list = (selector: string, rule: Omit<GlobalStyleRule, "@layer">) =>
  componentRule(selector, {
    "@media": { [media.hover]: { "@supports": { "(appearance: base-select)": rule } } },
  });

/**
 * The open list, where the browser lets it be styled and a mouse is in use. Fingers keep the
 * system's own picker, which is made for them.
 */
list(`${select}, ${select}::picker(select)`, { appearance: baseSelect });
list(select, { display: "flex", alignItems: "center" });
list(`${select}::picker-icon`, { display: "none" });
list(`${select}::picker(select)`, {
  marginBlock: "0.375rem",
  maxBlockSize: "min(24rem, 60vb)",
  padding: vars.space[1],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  color: vars.color.ink,
  boxShadow: vars.shadow.float,
});
list(`${select} option`, {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minBlockSize: "2.5rem",
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.control,
  fontSize: vars.textSize.sm,
  outline: "none",
});
list(`${select} option:is(:hover, :focus)`, {
  background: vars.color.accentSoft,
  color: vars.color.accent,
});
list(`${select} option:checked`, { fontWeight: vars.weight.semibold });
list(`${select} option:disabled`, { opacity: 0.45 });
list(`${select} option::checkmark`, { order: 1, color: vars.color.accent });
list(`${select} optgroup`, {
  paddingBlock: vars.space[2],
  color: vars.color.muted,
  fontSize: vars.textSize.xs,
  fontWeight: vars.weight.regular,
});
