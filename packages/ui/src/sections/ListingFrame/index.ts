export { ListingFrame, type ListingFrameProps } from "./ListingFrame";
export type { ListingFrameMessages } from "./messages";
