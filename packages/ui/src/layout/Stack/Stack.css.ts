import { componentStyle, descendantStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";

export const stack = componentStyle({ display: "flex", flexDirection: "column", minInlineSize: 0 });

export const divided = componentStyle({});

// Below a child, not above the next: a legend stands on the edge that its fieldset has there.
descendantStyle(divided, "> :not(:last-child)", {
  paddingBlockEnd: "var(--gap)",
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
