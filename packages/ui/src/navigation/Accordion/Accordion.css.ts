import { componentPart, componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const accordion = componentPart("accordion", {
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const item = componentPart("accordion-item", {
  borderBlockEnd: `1px solid ${vars.color.line}`,
  color: vars.color.ink,
  interpolateSize: "allow-keywords",
  selectors: {
    "&::details-content": {
      blockSize: 0,
      overflow: "clip",
      transition: `block-size ${vars.duration.panel} ${vars.easing.out}, content-visibility ${vars.duration.panel} allow-discrete`,
    },
    "&[open]::details-content": { blockSize: "auto" },
  },
  "@media": {
    // On paper nobody opens anything.
    print: {
      selectors: { "&::details-content": { blockSize: "auto", contentVisibility: "visible" } },
    },
  },
});

/** One stroke of the sign, which is a plus until the item is open. Borders are seen in forced colours too. */
const stroke = {
  content: '""',
  position: "absolute",
  insetBlockStart: "calc(50% - 0.5px)",
  insetInlineEnd: 0,
  inlineSize: "0.8125rem",
  borderBlockStart: "1px solid",
} as const;

export const summary = componentStyle({
  position: "relative",
  display: "block",
  minBlockSize: "3.25rem",
  paddingBlock: vars.space[4],
  paddingInlineEnd: vars.space[8],
  listStyle: "none",
  cursor: "pointer",
  fontSize: vars.textSize.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.heading,
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&::before": stroke,
    "&::after": {
      ...stroke,
      transform: "rotate(90deg)",
      transition: `transform ${vars.duration.feedback} ${vars.easing.out}`,
    },
    [`${item}[open] > &::after`]: { transform: "none" },
  },
  "@media": {
    [media.hover]: { selectors: { "&:hover": { color: vars.color.accent } } },
  },
});

export const title = componentPart("accordion-title", {
  fontSize: "inherit",
  fontWeight: "inherit",
  fontFamily: "inherit",
  lineHeight: "inherit",
  overflowWrap: "anywhere",
});

export const body = componentStyle({
  paddingBlockEnd: vars.space[6],
  color: vars.color.muted,
  fontSize: vars.textSize.sm,
  lineHeight: "1.65",
  overflowWrap: "break-word",
});
