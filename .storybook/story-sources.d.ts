declare module "virtual:story-sources" {
  /** Text by place in `packages/ui/src`. */
  const sources: Record<string, string>;
  export default sources;
  /** Whole pages, by the place of their stories. */
  export const pages: Record<string, import("./copyable").WholePage>;
  /** Names of the types that the kit exports. */
  export const types: readonly string[];
}
