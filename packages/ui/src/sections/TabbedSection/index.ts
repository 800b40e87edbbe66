export type { TabbedSectionMessages } from "./messages";
export { TabbedSection, type TabbedSectionProps } from "./TabbedSection";
