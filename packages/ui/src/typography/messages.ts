/** Texts of the components in this group, by component. */
// biome-ignore lint/suspicious/noEmptyInterface: groups gain entries with their components
export interface TypographyMessages {}
