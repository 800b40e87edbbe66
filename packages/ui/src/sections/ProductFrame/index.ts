export { ProductFrame, type ProductFrameProps } from "./ProductFrame";
