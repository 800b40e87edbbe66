import { componentPart, componentVariants } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";

export const root = componentPart("pincode-check", {});

export const answer = componentPart("pincode-check-answer", {
  display: "flex",
  gap: "0.375rem",
  // As the field's error, in whose place it stands.
  fontSize: "0.8125rem",
  lineHeight: vars.leading.tight,
  selectors: { "&:not(:empty)": { marginBlockStart: "0.375rem" } },
});

export const tone = componentVariants({
  available: { color: vars.color.positive },
  unavailable: { color: vars.color.muted },
});
