import { componentPart, componentStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";

export const list = componentPart("delivery-promise", {
  display: "grid",
  gap: vars.space[3],
  color: vars.color.ink,
  fontSize: vars.textSize.sm,
  lineHeight: vars.leading.tight,
  selectors: {
    "&[data-layout=row]": {
      gridAutoFlow: "column",
      gridAutoColumns: "minmax(0, 1fr)",
      gap: 0,
      fontSize: "0.8125rem",
    },
  },
});

export const fact = componentPart("delivery-promise-fact", {
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  overflowWrap: "anywhere",
  selectors: {
    "[data-layout=row] > &": {
      flexDirection: "column",
      gap: vars.space[2],
      paddingInline: vars.space[2],
      textAlign: "center",
      textWrap: "balance",
    },
    "[data-layout=row] > & + &": { borderInlineStart: `1px solid ${vars.color.line}` },
  },
});

export const icon = componentStyle({ flex: "none", color: vars.color.accent });
