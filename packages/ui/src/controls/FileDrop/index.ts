export { FileDrop, type FileDropProps } from "./FileDrop";
export type { FileState } from "./FileRow";
export type { FileRefusal, RefusedFile } from "./fileRules";
export type { FileDropMessages } from "./messages";
