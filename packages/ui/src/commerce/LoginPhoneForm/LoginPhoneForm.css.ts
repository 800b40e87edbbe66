import { componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";

export const root = componentStyle({ display: "grid", gap: vars.space[6] });
