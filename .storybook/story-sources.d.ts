declare module "virtual:story-sources" {
  /** Text by place in `packages/ui/src`. */
  const sources: Record<string, string>;
  export default sources;
  /** Whole pages, by the place of their stories. */
  export const pages: Record<string, import("./copyable").WholePage>;
  /** The functions that a story writes out, by its id and by the names of the props. */
  export const functions: Record<string, import("./jsxCode").FunctionTexts>;
  /** Names of the types that the kit exports. */
  export const types: readonly string[];
}
