import { componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";

/** The box for all stands apart from the options it stands for. */
export const all = componentStyle({
  marginBlockEnd: vars.space[1],
  paddingBlockEnd: vars.space[1],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
