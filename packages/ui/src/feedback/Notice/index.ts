export type { NoticeMessages } from "./messages";
export { Notice, type NoticeProps } from "./Notice";
