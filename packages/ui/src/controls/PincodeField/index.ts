export { PincodeField, type PincodeFieldProps } from "./PincodeField";
