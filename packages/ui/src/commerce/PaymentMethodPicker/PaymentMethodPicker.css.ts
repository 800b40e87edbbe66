import { componentPart } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";

export const reason = componentPart("payment-method-reason", {
  paddingBlock: vars.space[2],
  color: vars.color.muted,
  fontSize: "0.8125rem",
  lineHeight: vars.leading.tight,
});

export const name = componentPart("payment-method-name", { fontWeight: vars.weight.semibold });
