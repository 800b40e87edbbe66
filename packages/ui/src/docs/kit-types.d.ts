declare module "virtual:kit-types" {
  export const types: import("../../../../.storybook/typeTables.mjs").NamedTypes["types"];
  export const named: import("../../../../.storybook/typeTables.mjs").NamedTypes["named"];
}
