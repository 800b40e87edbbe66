import type { ComponentDoc } from "react-docgen-typescript";
import type { StoryMeta } from "./storyMeta.mjs";
import type { NamedTypes } from "./typeTables.mjs";

export interface KitTables extends NamedTypes {
  tables: ComponentDoc[];
}

export const kitTables: () => KitTables;
export const propsLists: (
  tables: ComponentDoc[],
  meta: Pick<StoryMeta, "components" | "args">,
) => string;
export const typesLists: (tables: NamedTypes, components: readonly string[]) => string;
