export type { TopLoadingBarMessages } from "./messages";
export { TopLoadingBar, type TopLoadingBarProps } from "./TopLoadingBar";
