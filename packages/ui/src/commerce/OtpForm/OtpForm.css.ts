import { componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";

export const resend = componentStyle({
  display: "grid",
  justifyItems: "center",
  gap: vars.space[1],
  color: vars.color.muted,
  fontSize: vars.textSize.sm,
  lineHeight: vars.leading.tight,
  textAlign: "center",
});

export const ways = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  columnGap: vars.space[2],
});
