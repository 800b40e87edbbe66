export { Hidden, type HiddenProps, Visible, type VisibleProps } from "./Hidden";
