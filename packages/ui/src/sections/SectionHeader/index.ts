export type { SectionHeaderMessages } from "./messages";
export { SectionHeader, type SectionHeaderProps } from "./SectionHeader";
