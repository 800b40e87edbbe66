import { componentPart, componentVariants } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { focusedByCode } from "./focusedByCode";

export const heading = componentPart("heading", {
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  textWrap: "balance",
  // A word that is longer than its line widens nothing.
  overflowWrap: "anywhere",
  selectors: focusedByCode,
});

const set = (size: keyof typeof vars.textSize, leading: keyof typeof vars.leading) => ({
  fontSize: vars.textSize[size],
  lineHeight: vars.leading[leading],
});

export const size = componentVariants({
  md: set("md", "tight"),
  lg: set("lg", "tight"),
  xl: set("xl", "heading"),
  "2xl": set("2xl", "heading"),
  "3xl": set("3xl", "heading"),
  "4xl": set("4xl", "display"),
  "5xl": set("5xl", "display"),
});
