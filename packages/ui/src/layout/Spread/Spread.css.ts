import { componentStyle } from "../../styles/componentStyle";

export const spread = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  minInlineSize: 0,
});
