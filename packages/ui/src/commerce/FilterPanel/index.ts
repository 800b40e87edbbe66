export { FilterButton, type FilterButtonProps } from "./FilterButton";
export { FilterFields, type FilterFieldsProps } from "./FilterFields";
export { FilterPanel, type FilterPanelProps } from "./FilterPanel";
export type { FilterPanelMessages } from "./messages";
export {
  type FilterGroup,
  type FilterOption,
  type FilterSelection,
  listActiveFilters,
  removeFilter,
} from "./selection";
