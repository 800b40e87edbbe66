export { Chip, type ChipProps } from "./Chip";
export type { ChipMessages } from "./messages";
