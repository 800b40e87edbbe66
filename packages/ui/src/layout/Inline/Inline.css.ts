import { componentStyle } from "../../styles/componentStyle";

export const inline = componentStyle({ display: "flex", minInlineSize: 0 });
export const wrapping = componentStyle({ flexWrap: "wrap" });
