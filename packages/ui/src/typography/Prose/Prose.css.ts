import { componentPart, descendantStyle } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";

export const prose = componentPart("prose", {
  maxInlineSize: "42rem",
  color: vars.color.ink,
  lineHeight: "1.65",
  overflowWrap: "break-word",
});

const inside = (selector: string, rule: Parameters<typeof descendantStyle>[2]) =>
  descendantStyle(prose, selector, rule);

// A sheet beside other CSS leaves what has a class of the shop's as it is: its place among the others is the text's.
inside("> *", { margin: 0 });
inside("> * + *", { marginBlockStart: vars.space[4] });
inside(":is(h2, h3, h4)", {
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.leading.heading,
});
inside("h2", { fontSize: vars.textSize["2xl"] });
inside("h3", { fontSize: vars.textSize.xl });
inside("h4", { fontSize: vars.textSize.lg });
inside("> * + h2", { marginBlockStart: vars.space[12] });
inside("> * + :is(h3, h4)", { marginBlockStart: vars.space[8] });
inside(":is(ul, ol)", { paddingInlineStart: "1.25em" });
inside("ul", { listStyle: "disc" });
inside("ol", { listStyle: "decimal" });
inside("li + li", { marginBlockStart: vars.space[2] });
inside("li::marker", { color: vars.color.muted });
inside("a", {
  color: vars.color.accent,
  textDecoration: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: "0.22em",
});
inside("strong", { fontWeight: vars.weight.semibold });
inside("blockquote", {
  paddingInlineStart: vars.space[6],
  borderInlineStart: `2px solid ${vars.color.zari}`,
  fontFamily: vars.font.display,
  fontSize: vars.textSize.xl,
  lineHeight: vars.leading.tight,
});
inside("hr", { border: 0, borderBlockStart: `1px solid ${vars.color.line}` });
inside("> * + hr", { marginBlockStart: vars.space[8] });
inside("> hr + *", { marginBlockStart: vars.space[8] });
inside("table", { inlineSize: "100%", fontSize: vars.textSize.sm });
inside(":is(th, td)", {
  paddingBlock: vars.space[2],
  paddingInlineEnd: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: "start",
  verticalAlign: "top",
});
inside("th", { fontWeight: vars.weight.semibold });
inside("dt", { fontWeight: vars.weight.semibold });
inside("dd", { marginInlineStart: 0, color: vars.color.muted });
inside("dd + dt", { marginBlockStart: vars.space[3] });
