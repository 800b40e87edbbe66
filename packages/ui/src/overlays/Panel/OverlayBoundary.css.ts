import { componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";

export const failure = componentStyle({
  display: "grid",
  gap: vars.space[4],
  padding: vars.space[6],
});

export const actions = componentStyle({ display: "flex", flexWrap: "wrap", gap: vars.space[3] });
