export interface FilterPanelMessages {
  /** The button that opens the panel. */
  open: string;
  /** The same while filters are active; `{count}` of them. */
  openWithCount: string;
  title: string;
  /** Names the list of groups. */
  groups: string;
  clearAll: string;
  apply: string;
  /** Heard after a group's name: `{count}` of its values are chosen. */
  chosen: string;
  /** Shown when there is nothing to filter by. */
  empty: string;
}

export const filterPanelMessages: FilterPanelMessages = {
  open: "FILTER",
  openWithCount: "FILTER ({count})",
  title: "Filters",
  groups: "Filter by",
  clearAll: "CLEAR ALL",
  apply: "APPLY FILTERS",
  chosen: "{count} chosen",
  empty: "There is nothing to filter by here.",
};
