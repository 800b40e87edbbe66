import { componentPart, componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const frame = componentPart("checkout-frame", {
  paddingBlock: `${vars.space[8]} ${vars.space[16]}`,
  display: "grid",
  gap: vars.space[8],
  selectors: { "&[data-with-bar]": { paddingBlockEnd: 0 } },
  "@media": {
    [media.lg]: {
      paddingBlock: `${vars.space[12]} ${vars.space[24]}`,
      // The bar is a phone's.
      selectors: { "&[data-with-bar]": { paddingBlockEnd: vars.space[24] } },
    },
  },
});

export const intro = componentStyle({
  display: "grid",
  gap: vars.space[6],
  marginBlockEnd: vars.space[8],
});

export const areas = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[8],
  "@media": {
    [media.lg]: {
      columnGap: vars.space[16],
      selectors: {
        "&[data-with-summary]": { gridTemplateColumns: "minmax(0, 1fr) minmax(22rem, 26rem)" },
      },
    },
  },
});

export const content = componentStyle({
  display: "grid",
  alignContent: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[8],
});

export const laterOn = componentStyle({
  marginBlockStart: vars.space[4],
  // A line of the whole page's width would keep what belongs together apart.
  selectors: {
    [`${areas}:not([data-with-summary]) > &`]: {
      inlineSize: "100%",
      maxInlineSize: "52rem",
      marginInline: "auto",
    },
  },
});

export const summaryColumn = componentPart("checkout-frame-summary", {
  "@media": {
    [media.lg]: {
      position: "sticky",
      insetBlockStart: `calc(${vars.size.header} + ${vars.space[6]})`,
      alignSelf: "start",
    },
  },
});
