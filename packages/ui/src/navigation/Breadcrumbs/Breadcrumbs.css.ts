import { componentPart, componentStyle, descendantStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";
import { media } from "../../tokens/scales";

export const breadcrumbs = componentPart("breadcrumbs", {
  color: vars.color.muted,
  fontSize: vars.textSize.sm,
  lineHeight: vars.leading.tight,
});

export const list = componentStyle({ display: "flex", flexWrap: "wrap" });

export const crumb = componentPart("breadcrumbs-crumb", {
  display: "flex",
  alignItems: "center",
  // A name that is longer than the line breaks within it.
  minInlineSize: 0,
  overflowWrap: "anywhere",
  selectors: {
    // Cut short while some of it has room on the line, else on a line of its own.
    "&:last-child": { flex: "1 1 4rem", color: vars.color.ink },
    "& + &::before": {
      content: '"/" / ""',
      marginInline: vars.space[2],
      color: vars.color.faint,
    },
  },
});

descendantStyle(crumb, "> a", {
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "1.5rem",
  textUnderlineOffset: "0.3em",
  "@media": {
    [media.coarse]: {
      minBlockSize: "2.75rem",
      // Room for a finger reaches over the gaps, which stay even.
      paddingInline: vars.space[2],
      marginInline: `calc(${vars.space[2]} * -1)`,
    },
  },
});
descendantStyle(crumb, "> a:hover", {
  "@media": { [media.hover]: { color: vars.color.ink, textDecoration: "underline" } },
});
descendantStyle(crumb, "> span", {
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  // A name of the other direction is cut at its own end.
  unicodeBidi: "plaintext",
});
