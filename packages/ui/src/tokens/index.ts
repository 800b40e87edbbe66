export { type BrandProperties, brandCss, brandProperties } from "./brandCss";
export type { BrandColors, BrandDescription, Corners, Density } from "./brandDescription";
export type { BrandProblem } from "./brandProblems";
export { type Brand, kora, neel, taanka } from "./brands";
export { contrast } from "./contrast";
export { type CreatedBrand, createBrand } from "./createBrand";
export { type DesignTokens, toDesignTokens } from "./designTokens";
export { fromDesignTokens } from "./readDesignTokens";
export type { ColorTokens, ThemeTokens } from "./shape";
