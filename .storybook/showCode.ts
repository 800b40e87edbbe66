import type { ReactNode } from "react";
import { copyable, copyablePage } from "./copyable";
import { jsxCode } from "./jsxCode";

interface ShownStory {
  id: string;
  initialArgs: Record<string, unknown>;
  parameters: { fileName?: string };
}

interface DrawnStory<Args> {
  id: string;
  args: Args;
  viewMode?: string;
  originalStoryFn: (args: Args, context: never) => unknown;
}

/** What stories drew last, by their ids. */
const drawn = new Map<string, ReactNode>();

/**
 * Keeps what a story draws, without its decorators, for its code. Storybook prints it too, but takes an
 * object that stands in two places for a circle, and names keys and groups of React's own.
 */
export function keepDrawn<Args, Drawn>(story: () => Drawn, context: DrawnStory<Args>): Drawn {
  if (context.viewMode === "docs") {
    drawn.set(context.id, context.originalStoryFn(context.args, context as never) as ReactNode);
  }
  return story();
}

/** An example as it can be pasted. What that takes is loaded when a page shows code, not before. */
export async function showCode(code: string, { id, initialArgs, parameters }: ShownStory) {
  const [kit, { default: sources, functions, pages, types }] = await Promise.all([
    import("@taanka/ui"),
    import("virtual:story-sources"),
  ]);
  const own = Object.keys(sources).filter((file) => parameters.fileName?.endsWith(`/${file}`));
  const page = own.map((file) => pages[file]).find(Boolean);
  if (page) return copyablePage(page, initialArgs);
  const shared = Object.keys(sources).filter((file) => file.startsWith("docs/"));
  const files = [...own, ...shared].map((file) => sources[file] ?? "");
  const written = Object.values(functions[id] ?? {});
  const isDrawn = drawn.has(id) && code.trimStart().startsWith("<");
  return copyable(isDrawn ? jsxCode(drawn.get(id), functions[id]) : code, {
    kit: new Set(Object.keys(kit)),
    types: new Set(types),
    files,
    written,
  });
}
