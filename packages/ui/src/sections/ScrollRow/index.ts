export type { ScrollRowMessages } from "./messages";
export { ScrollRow, type ScrollRowProps } from "./ScrollRow";
