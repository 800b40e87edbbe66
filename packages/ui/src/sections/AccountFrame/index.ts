export { AccountFrame, type AccountFrameProps } from "./AccountFrame";
