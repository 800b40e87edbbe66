export {
  type ActiveFilter,
  ActiveFilterChips,
  type ActiveFilterChipsProps,
} from "./ActiveFilterChips";
export type { ActiveFilterChipsMessages } from "./messages";
