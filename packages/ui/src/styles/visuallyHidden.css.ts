import { utilityStyle } from "./componentStyle";

/** Heard by a screen reader, not seen. */
export const visuallyHidden = utilityStyle({
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  margin: "-1px",
  padding: 0,
  border: 0,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
