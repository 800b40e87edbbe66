export interface TabbedSectionMessages {
  /** Names the row of tabs, heard only; `{title}` is the section's. */
  tabs: string;
  /** `{name}` is the tab's name. */
  empty: string;
  emptyHint: string;
}

export const tabbedSectionMessages: TabbedSectionMessages = {
  tabs: "{title}: choose a kind",
  empty: 'No items found for "{name}"',
  emptyHint: "Try selecting a different category",
};
