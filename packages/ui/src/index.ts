export * from "./commerce";
export * from "./controls";
export * from "./feedback";
export * from "./icons";
export * from "./layout";
export type { Messages, SomeMessages } from "./messages/types";
export * from "./navigation";
export * from "./overlays";
export * from "./sections";
export * from "./theme";
export {
  type BrandColors,
  type BrandDescription,
  type BrandProblem,
  type CreatedBrand,
  createBrand,
} from "./tokens";
export { type Breakpoint, breakpoints } from "./tokens/scales";
export * from "./typography";
