import { DocsContext } from "@storybook/addon-docs/blocks";
import { useContext } from "react";

/** The components that a docs page is about; none on pages about something else. */
export function useComponentNames(): string[] {
  const context = useContext(DocsContext);
  try {
    const { title, component, subcomponents } = context.resolveOf("meta", ["meta"]).csfFile.meta;
    const main = component?.__docgenInfo?.displayName ?? title?.split("/").at(-1);
    return [main, ...Object.keys(subcomponents ?? {})];
  } catch {
    return [];
  }
}
