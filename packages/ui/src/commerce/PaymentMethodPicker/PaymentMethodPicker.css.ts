import { componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";

export const reason = componentStyle({
  paddingBlock: vars.space[2],
  color: vars.color.muted,
  fontSize: "0.8125rem",
  lineHeight: vars.leading.tight,
});

export const name = componentStyle({ fontWeight: vars.weight.semibold });
