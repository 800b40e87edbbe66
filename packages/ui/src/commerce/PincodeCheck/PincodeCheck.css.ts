import { componentPart, componentVariants } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";

export const root = componentPart("pincode-check", {});

export const answer = componentPart("pincode-check-answer", {
  display: "flex",
  gap: "0.375rem",
  fontSize: vars.textSize.sm,
  lineHeight: vars.leading.tight,
  selectors: { "&:not(:empty)": { marginBlockStart: vars.space[2] } },
});

export const tone = componentVariants({
  available: { color: vars.color.positive },
  unavailable: { color: vars.color.muted },
});
