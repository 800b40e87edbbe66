import { keyframes } from "@vanilla-extract/css";
import { componentStyle } from "../../styles/componentStyle";

const turn = keyframes({ to: { rotate: "1turn" } });

/** A small turning ring in the colour of the text around it. */
export const busyMark = componentStyle({
  display: "block",
  inlineSize: "1.25em",
  blockSize: "1.25em",
  border: "2px solid",
  borderBlockStart: 0,
  borderRadius: "50%",
  animation: `${turn} 0.8s linear infinite`,
});
