import { componentPart, componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";

export const root = componentPart("sign-in-form", { display: "grid", gap: vars.space[6] });

/** Where else to go: a few words with a link. */
export const footer = componentStyle({ color: vars.color.muted, fontSize: vars.textSize.sm });
