import { componentPart, componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";

export const reason = componentPart("payment-method-reason", {
  paddingBlock: vars.space[2],
  color: vars.color.muted,
  fontSize: "0.8125rem",
  lineHeight: vars.leading.tight,
});

export const name = componentPart("payment-method-name", { fontWeight: vars.weight.semibold });

/** As far from the cards as a heading of the page is from what it names. */
export const heading = componentStyle({ paddingBlockEnd: "0.625rem" });
