export type { SearchPanelMessages } from "./messages";
export { SearchPanel } from "./SearchPanel";
export type { SearchedProduct, SearchPanelProps, SearchTermList } from "./types";
