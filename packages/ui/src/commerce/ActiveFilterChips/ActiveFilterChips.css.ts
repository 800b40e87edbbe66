import { componentPart, componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const root = componentPart("active-filter-chips", {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[2],
  outline: "none",
  selectors: { "&:not(:empty)": { paddingBlock: vars.space[3] } },
  // Each of them needs a script: the form of the filters tells the same there.
  "@media": { [media.noScript]: { display: "none" } },
});

export const row = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[2],
});

export const list = componentStyle({ display: "contents" });

export const item = componentStyle({ maxInlineSize: "100%" });
