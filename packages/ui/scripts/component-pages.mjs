import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * A page's heading, and its first paragraph of words in one line.
 *
 * @param {string} text Markdown
 */
export function opening(text) {
  const [, title = "", rest = ""] = /^# (.+)\n\n([\s\S]+)/m.exec(text) ?? [];
  const words = rest.replaceAll(/^```[\s\S]*?^```\n/gm, "").trim();
  const [first = ""] = words.split("\n\n");
  return { title: title.trim(), first: first.replaceAll(/\s+/g, " ") };
}

/**
 * The pages that stand beside stories: of components, and of whole pages made of them.
 *
 * @param {string} source the kit's folder of sources
 */
export function storyPages(source) {
  return readdirSync(source, { recursive: true, encoding: "utf8" })
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => file.endsWith(".mdx") && !file.startsWith("docs/"))
    .sort()
    .map((file) => {
      const body = readFileSync(path.join(source, file), "utf8");
      return { ...opening(body), file, body, whole: file.startsWith("compositions/") };
    });
}

/** The components that a folder exports, by name. */
function exportedFrom(folder) {
  const exported = readFileSync(path.join(folder, "index.ts"), "utf8");
  const lists = [...exported.matchAll(/export \{([^}]*)\}/g)].flatMap(([, names]) =>
    names.split(",").map((name) => name.trim()),
  );
  return lists.filter((name) => /^[A-Z]\w*[a-z]\w*$/.test(name));
}

/** The first sentence of what stands before a component in a folder's sources. */
function described(folder, name) {
  for (const file of readdirSync(folder).filter((one) => one.endsWith(".tsx"))) {
    const code = readFileSync(path.join(folder, file), "utf8");
    const at = code.search(new RegExp(`^export (function|const) ${name}\\b`, "m"));
    if (at < 0) continue;
    const comment = code.slice(code.lastIndexOf("/**", at), at);
    const words = comment.replaceAll(/^\/\*\*|\*\/|^ *\* ?/gm, " ").replaceAll(/\s+/g, " ");
    return /^ ?(.*?[.!?])(?= |$)/.exec(words)?.[1] ?? "";
  }
  return "";
}

const capitalised = (word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/**
 * The guide that lists every component with its sentence, by the kind of what it is for.
 *
 * @param {string} source as of {@link storyPages}
 */
export function componentsGuide(source) {
  const groups = new Map();
  for (const { file, title, first, whole } of storyPages(source)) {
    if (whole) continue;
    const [group] = file.split("/");
    const folder = path.join(source, path.dirname(file));
    const titled = title.split(/\W+/);
    const others = exportedFrom(folder).filter(
      (name) => !titled.includes(name) && !/Icon$/.test(name),
    );
    const parts = others.map((name) => `  - **${name}**: ${described(folder, name)}`);
    groups.set(group, [...(groups.get(group) ?? []), `- **${title}**: ${first}`, ...parts]);
  }
  const lists = [...groups].map(
    ([group, lines]) => `## ${capitalised(group)}\n\n${lines.join("\n")}`,
  );
  return `${[
    "# Components",
    "All that `@taanka/ui` exports to be drawn, with a sentence each; their props are described in its types.",
    ...lists,
  ].join("\n\n")}\n`;
}
