import { componentPart, componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const frame = componentPart("account-frame", {
  paddingBlock: `${vars.space[4]} ${vars.space[16]}`,
  "@media": { [media.lg]: { paddingBlock: `${vars.space[12]} ${vars.space[24]}` } },
});

export const areas = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: vars.space[6],
  "@media": {
    [media.lg]: {
      columnGap: vars.space[16],
      selectors: { "&[data-with-menu]": { gridTemplateColumns: "15rem minmax(0, 1fr)" } },
    },
  },
});

export const content = componentStyle({ minInlineSize: 0 });

export const intro = componentStyle({
  display: "grid",
  gap: vars.space[3],
  marginBlockEnd: vars.space[8],
});
