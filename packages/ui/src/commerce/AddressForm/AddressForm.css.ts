import { componentPart, componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";

/** Width of the form, not of the viewport, from which fields stand side by side. */
const wide = "(min-width: 32rem)";

export const form = componentPart("address-form", {
  containerType: "inline-size",
  display: "grid",
  gap: vars.space[6],
  inlineSize: "100%",
  maxInlineSize: "56rem",
});

export const fields = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${vars.space[4]} ${vars.space[4]}`,
  "@container": { [wide]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" } },
});

export const half = componentStyle({ "@container": { [wide]: { gridColumn: "span 3" } } });

export const third = componentStyle({ "@container": { [wide]: { gridColumn: "span 2" } } });

export const whole = componentStyle({ gridColumn: "1 / -1" });

export const actions = componentStyle({
  display: "grid",
  gap: vars.space[3],
  "@container": {
    [wide]: { display: "flex", flexWrap: "wrap", alignItems: "center" },
  },
});
