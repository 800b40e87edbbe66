export type { SpinnerMessages } from "./messages";
export { Spinner, type SpinnerProps } from "./Spinner";
