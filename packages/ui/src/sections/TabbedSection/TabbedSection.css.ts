import { componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";

export const emptyPanel = componentStyle({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: vars.space[2],
  minBlockSize: "20rem",
  textAlign: "center",
});
