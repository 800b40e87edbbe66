export type { PincodeCheckMessages } from "./messages";
export { PincodeCheck, type PincodeCheckProps } from "./PincodeCheck";
