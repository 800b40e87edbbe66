export { Eyebrow, type EyebrowProps } from "./Eyebrow";
