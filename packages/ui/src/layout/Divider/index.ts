export { Divider, type DividerProps, Stitch, type StitchProps } from "./Divider";
