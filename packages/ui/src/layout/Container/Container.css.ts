import { componentStyle, componentVariants } from "../../styles/componentStyle";
import { vars } from "../../tokens/contract.css";

export const container = componentStyle({
  inlineSize: "100%",
  marginInline: "auto",
  paddingInline: vars.size.gutter,
});

const upTo = (measure: string) => ({ maxInlineSize: `calc(${measure} + 2 * ${vars.size.gutter})` });

export const width = componentVariants({
  content: upTo(vars.size.content),
  medium: upTo("60rem"),
  narrow: upTo("42rem"),
  form: upTo("26rem"),
});
