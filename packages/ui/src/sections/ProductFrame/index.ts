export { ProductAction, ProductFrame, type ProductFrameProps } from "./ProductFrame";
