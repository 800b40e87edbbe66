import { copyable } from "./copyable";

/** An example as it can be pasted. What that takes is loaded when a page shows code, not before. */
export async function showCode(code: string, story: { parameters: { fileName?: string } }) {
  const [kit, { default: sources }] = await Promise.all([
    import("@taanka/ui"),
    import("virtual:story-sources"),
  ]);
  const own = Object.keys(sources).filter((file) =>
    story.parameters.fileName?.endsWith(`/${file}`),
  );
  const shared = Object.keys(sources).filter((file) => file.startsWith("docs/"));
  const files = [...own, ...shared].map((file) => sources[file] ?? "");
  return copyable(code, { kit: new Set(Object.keys(kit)), files });
}
