declare module "virtual:story-sources" {
  /** Text by place in `packages/ui/src`. */
  const sources: Record<string, string>;
  export default sources;
}
