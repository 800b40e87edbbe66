import { componentStyle } from "../styles/componentStyle";
import { spacedBy } from "../styles/letters";
import { vars } from "../tokens/contract.css";

/** A link in a frame of its text's colour, whose target is all of what it stands on. */
export const coverAction = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[3],
  minBlockSize: vars.size.control,
  paddingInline: vars.space[6],
  border: "1px solid currentColor",
  borderRadius: vars.radius.control,
  fontSize: vars.textSize.sm,
  fontWeight: vars.weight.semibold,
  letterSpacing: spacedBy("0.04em"),
  transition: `${vars.duration.feedback} ${vars.easing.out}`,
  selectors: { "&::after": { content: '""', position: "absolute", inset: 0 } },
});
