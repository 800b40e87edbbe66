export { Spread, type SpreadProps } from "./Spread";
