/** Where an example's names come from. */
export interface ExampleSources {
  /** What `@taanka/ui` exports and is there at run time. */
  kit: ReadonlySet<string>;
  /** Types that `@taanka/ui` exports. */
  types: ReadonlySet<string>;
  /** The stories' file and the samples that stories share, as text. */
  files: readonly string[];
  /** Functions that the story writes out: what they use is brought along. */
  written?: readonly string[];
}

/** A whole page as a module that lacks nothing but its export. */
export interface WholePage {
  /** The page's component. */
  name: string;
  code: string;
}

/** Words that a page shows, in quotes or between tags, are no names. */
const wordsShown = /"(?:[^"\\\n]|\\.)*"|(?<!=)>[^<>{}()=;]+(?=<)/g;

/** A word that is no member, no key and no attribute; one may be spread. */
const reference = /(?<![\w-]|(?<!\.\.)\.)[A-Za-z]\w+\b(?!\??:|=["{])/g;

const used = (code: string) =>
  new Set([...code.replace(wordsShown, " ").matchAll(reference)].map(([name]) => name));

/** The line that a declaration in a formatted file ends with: its only one, or that which closes it. */
function endOf(lines: readonly string[]): number {
  const isIndented = /=>?$/.test(lines[0] ?? "");
  return lines.findIndex((line, at) => {
    if (at === 0 || (isIndented && !lines[at + 1])) return line.endsWith(";");
    return /^\S.*[;}]$|^\}$/.test(line);
  });
}

/** The top-level declaration of a name in a formatted file. */
function declarationOf(name: string, file: string): string | undefined {
  const lines = file.split("\n");
  const head = new RegExp(
    `^(?:export )?(?:function|const|interface|type) ${name}\\b(?!: Story\\b)`,
  );
  const from = lines.findIndex((line) => head.test(line));
  if (from < 0) return undefined;
  const to = from + endOf(lines.slice(from));
  const block = lines
    .slice(from, to + 1)
    .join("\n")
    .replace(/^export /, "")
    // A test's spy is for the test.
    .replaceAll(/\bfn\(\)/g, "() => {}");
  return block.trimEnd();
}

const ofReact = /^(use(State|Id|Ref|Effect|Memo)|Fragment|StrictMode|Suspense)$/;
const typesOfReact = /^(ReactNode|ComponentProps|ComponentType|SubmitEvent)$/;

interface Imported {
  values: RegExp | ReadonlySet<string>;
  types: RegExp | ReadonlySet<string>;
}

const holds = (names: RegExp | ReadonlySet<string>, name: string) =>
  "has" in names ? names.has(name) : names.test(name);

function importing(names: string[], from: string, { values, types }: Imported): string[] {
  const taken = names.filter((name) => holds(values, name) || holds(types, name)).sort();
  const list = taken.map((name) => (holds(values, name) ? name : `type ${name}`));
  return list.length > 0 ? [`import { ${list.join(", ")} } from "${from}";`] : [];
}

/** What the code uses of others, and the declarations of what is the stories' own. */
function collect(code: string, { kit, files, written = [] }: ExampleSources) {
  const usedByWritten = used(written.join("\n"));
  const parts: string[] = [];
  const own = new Set<string>();
  const others = new Set<string>();
  const add = (name: string) => {
    const declaration = files.map((file) => declarationOf(name, file)).find(Boolean);
    if (!declaration) return others.add(name);
    own.add(name);
    for (const next of used(declaration)) if (!own.has(next)) add(next);
    return parts.push(declaration);
  };
  const isOfExample = (name: string) =>
    kit.has(name) || usedByWritten.has(name) || new RegExp(`<${name}\\b|\\{${name}\\}`).test(code);
  for (const name of used(code)) if (isOfExample(name) && !own.has(name)) add(name);
  return { parts, own, others: [...others] };
}

/** What the example itself is called: by no name that a part of it has. */
const freeName = (own: ReadonlySet<string>): string =>
  ["Example", "Shown", "ShownExample"].find((name) => !own.has(name)) ?? "";

/** Makes what Storybook shows of a story a module that can be pasted: with imports, and its own parts. */
export function copyable(code: string, sources: ExampleSources): string {
  // Storybook asks twice, the second time with the answer to the first.
  if (!code.trimStart().startsWith("<")) return code;
  const { parts, own, others } = collect(code, sources);
  const imports = [
    ...importing(others, "@taanka/ui", { values: sources.kit, types: sources.types }),
    ...importing(others, "react", { values: ofReact, types: typesOfReact }),
  ];
  const example = `export const ${freeName(own)} = () => (\n${code.trim().replace(/^/gm, "  ")}\n);`;
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
