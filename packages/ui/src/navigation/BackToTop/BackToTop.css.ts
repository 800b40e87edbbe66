import { utilityStyle } from "../../styles/componentStyle";
import { stacking } from "../../styles/stacking";
import { vars } from "../../tokens/contract.css";

export const backToTop = utilityStyle({
  position: "fixed",
  zIndex: stacking.sticky,
  insetBlockEnd: `calc(${vars.space[6]} + env(safe-area-inset-bottom, 0px))`,
  insetInlineEnd: vars.size.gutter,
  boxShadow: vars.shadow.float,
  selectors: { "&[hidden]": { display: "none" } },
});
