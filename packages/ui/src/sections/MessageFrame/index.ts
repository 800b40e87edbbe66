export { MessageFrame, type MessageFrameProps } from "./MessageFrame";
