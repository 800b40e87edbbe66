import type { ComponentDoc } from "react-docgen-typescript";
import type { StoryMeta } from "./storyMeta.mjs";

export const propsTables: () => ComponentDoc[];
export const propsLists: (
  tables: ComponentDoc[],
  meta: Pick<StoryMeta, "components" | "args">,
) => string;
