export type { SearchPanelMessages } from "./messages";
export { SearchPanel } from "./SearchPanel";
export type { SearchPanelProps, SearchTermList } from "./types";
