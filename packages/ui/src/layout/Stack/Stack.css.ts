import { componentStyle, descendantStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";

export const stack = componentStyle({ display: "flex", flexDirection: "column", minInlineSize: 0 });

export const divided = componentStyle({});

descendantStyle(divided, "> * + *", {
  paddingBlockStart: "var(--gap)",
  borderBlockStart: `1px solid ${vars.color.line}`,
});
