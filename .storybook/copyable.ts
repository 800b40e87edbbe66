/** Where an example's names come from. */
export interface ExampleSources {
  /** What `@taanka/ui` exports. */
  kit: ReadonlySet<string>;
  /** The stories' file and the samples that stories share, as text. */
  files: readonly string[];
}

/** A whole page as a module that lacks nothing but its export. */
export interface WholePage {
  /** The page's component. */
  name: string;
  code: string;
}

/** Words that a page shows, in quotes or between tags, are no names. */
const wordsShown = /"[^"\n]*"|(?<!=)>[^<>{}()=;]+(?=<)/g;

const used = (code: string) =>
  new Set(
    [...code.replace(wordsShown, " ").matchAll(/(?<![.\w-])[A-Za-z]\w+/g)].map(([name]) => name),
  );

/** The top-level declaration of a name in a formatted file: one line, or all up to its closing one. */
function declarationOf(name: string, file: string): string | undefined {
  const lines = file.split("\n");
  const head = new RegExp(`^(?:export )?(?:function|const|interface|type) ${name}\\b`);
  const from = lines.findIndex((line) => head.test(line));
  if (from < 0) return undefined;
  const oneLine = /[;]$/.test(lines[from] ?? "");
  const to = oneLine
    ? from
    : lines.findIndex((line, at) => at > from && /^\S.*[;}]$|^\}$/.test(line));
  const block = lines
    .slice(from, to + 1)
    .join("\n")
    .replace(/^export /, "");
  return block.trimEnd();
}

const fromReact = /^(use(State|Id|Ref|Effect|Memo)|Fragment|ReactNode|ComponentProps)$/;

const importing = (names: string[], from: string) =>
  names.length > 0 ? [`import { ${names.sort().join(", ")} } from "${from}";`] : [];

/** All names that the code uses, and the declarations of those that are the stories' own. */
function collect(code: string, { kit, files }: ExampleSources) {
  const parts: string[] = [];
  const names = new Set<string>();
  const add = (name: string) => {
    names.add(name);
    if (kit.has(name) || fromReact.test(name)) return;
    const declaration = files.map((file) => declarationOf(name, file)).find(Boolean);
    if (!declaration) return;
    for (const next of used(declaration)) if (!names.has(next)) add(next);
    parts.push(declaration);
  };
  const own = (name: string) => kit.has(name) || new RegExp(`<${name}\\b`).test(code);
  for (const name of used(code)) if (own(name) && !names.has(name)) add(name);
  return { parts, names: [...names] };
}

/** Makes what Storybook shows of a story a module that can be pasted: with imports, and its own parts. */
export function copyable(code: string, sources: ExampleSources): string {
  // Storybook asks twice, the second time with the answer to the first.
  if (!code.trimStart().startsWith("<")) return code;
  const { parts, names } = collect(code, sources);
  const imports = [
    ...importing(
      names.filter((name) => sources.kit.has(name)),
      "@taanka/ui",
    ),
    ...importing(
      names.filter((name) => fromReact.test(name)),
      "react",
    ),
  ];
  const example = `export const Example = () => (\n${code.trim().replace(/^/gm, "  ")}\n);`;
  return [imports.join("\n"), ...parts, example].join("\n\n");
}

const attribute = ([name, value]: [string, unknown]) => {
  if (value === true) return ` ${name}`;
  return typeof value === "string" ? ` ${name}="${value}"` : ` ${name}={${JSON.stringify(value)}}`;
};

/** The same of a whole page, which is more than its story says: the page itself stands there. */
export function copyablePage({ name, code }: WholePage, args: Record<string, unknown>): string {
  const attributes = Object.entries(args).map(attribute).join("");
  return `${code}\n\nexport const Example = () => <${name}${attributes} />;`;
}
