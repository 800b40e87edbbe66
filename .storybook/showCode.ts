import { copyable, copyablePage } from "./copyable";

interface ShownStory {
  initialArgs: Record<string, unknown>;
  parameters: { fileName?: string };
}

/** An example as it can be pasted. What that takes is loaded when a page shows code, not before. */
export async function showCode(code: string, { initialArgs, parameters }: ShownStory) {
  const [kit, { default: sources, pages, types }] = await Promise.all([
    import("@taanka/ui"),
    import("virtual:story-sources"),
  ]);
  const own = Object.keys(sources).filter((file) => parameters.fileName?.endsWith(`/${file}`));
  const page = own.map((file) => pages[file]).find(Boolean);
  if (page) return copyablePage(page, initialArgs);
  const shared = Object.keys(sources).filter((file) => file.startsWith("docs/"));
  const files = [...own, ...shared].map((file) => sources[file] ?? "");
  return copyable(code, { kit: new Set(Object.keys(kit)), types: new Set(types), files });
}
