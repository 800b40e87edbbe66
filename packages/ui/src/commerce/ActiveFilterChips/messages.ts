export interface ActiveFilterChipsMessages {
  /** Names the group. */
  label: string;
  /** The button that removes all filters. */
  clearAll: string;
}

export const activeFilterChipsMessages: ActiveFilterChipsMessages = {
  label: "Active filters",
  clearAll: "CLEAR ALL",
};
