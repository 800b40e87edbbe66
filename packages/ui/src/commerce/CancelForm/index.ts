export { CancelForm, type CancelFormProps } from "./CancelForm";
export type { CancelReason } from "./cancelReasons";
export type { CancelValues, RefundMode } from "./cancelValues";
export type { CancelFormMessages } from "./messages";
