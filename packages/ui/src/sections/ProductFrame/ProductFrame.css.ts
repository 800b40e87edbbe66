import { sticky } from "../../commerce/BuyBar/BuyBar.css";
import { aboveFootBar, footBarStays, inFootBar, roomForBars } from "../../layout/barsInReach";
import {
  componentPart,
  componentRule,
  componentStyle,
  descendantStyle,
} from "../../styles/componentStyle";
import { stacking } from "../../styles/stacking";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

const barSize = "4.5rem";

export const frame = componentPart("product-frame", {
  paddingBlockStart: vars.space[4],
  "@media": { [media.lg]: { paddingBlockStart: vars.space[8] } },
});

export const areas = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[6],
  marginBlockStart: vars.space[4],
  paddingBlockEnd: vars.space[16],
  "@media": {
    [media.md]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: vars.space[8] },
    [media.lg]: {
      gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
      columnGap: vars.space[12],
      marginBlockStart: vars.space[6],
      paddingBlockEnd: vars.space[24],
    },
    [media.xl]: { columnGap: vars.space[16] },
  },
});

export const galleryColumn = componentStyle({ minInlineSize: 0 });

export const buyColumn = componentStyle({
  minInlineSize: 0,
  "@media": {
    [media.lg]: {
      position: "sticky",
      insetBlockStart: `calc(${vars.size.header} + ${vars.space[6]})`,
      alignSelf: "start",
    },
  },
});

/** Stays along the window's edge while the product is in view, and leaves the page's footer free. */
export const bottom = componentStyle({
  zIndex: stacking.sticky,
  insetBlockEnd: 0,
  minBlockSize: barSize,
  paddingInline: vars.size.gutter,
  paddingBlock: `${vars.space[3]} calc(${vars.space[3]} + env(safe-area-inset-bottom, 0px))`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.raised,
  // A `BuyBar` that stays at the foot by itself brings all this.
  selectors: { [`&:has(> .${sticky})`]: { display: "contents" } },
  "@media": { [roomForBars]: { position: "sticky" }, [media.lg]: { display: "none" } },
});

/** Where a bar stays at the foot, the same button stands in it. */
export const action = componentStyle({ "@media": { [footBarStays]: { display: "none" } } });

componentRule(`:root:has(.${bottom})`, aboveFootBar);
descendantStyle(bottom, "*", inFootBar);
