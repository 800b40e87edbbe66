import { componentPart, componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const header = componentPart("section-header", {
  overflowWrap: "anywhere",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: `${vars.space[3]} ${vars.space[8]}`,
  marginBlockEnd: vars.space[8],
  selectors: {
    "&[data-align='center']": {
      display: "grid",
      placeContent: "center",
      placeItems: "center",
      textAlign: "center",
    },
  },
  "@media": { [media.lg]: { marginBlockEnd: vars.space[12] } },
});

export const words = componentStyle({
  // Beside the link while there is room for a few words, so that all sections look alike on phones.
  flex: "1 1 11rem",
  display: "grid",
  gap: vars.space[2],
  maxInlineSize: "40rem",
});
