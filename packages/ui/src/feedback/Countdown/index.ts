export { Countdown, type CountdownProps } from "./Countdown";
export type { CountdownMessages } from "./messages";
