import type { PageHandle } from "@taanka/store/react-router";
import fc from "fast-check";
import { build, type Rolldown } from "vite";
import { expect, it } from "vitest";
import { codeSplitting, entries, firstScreens } from "../codeSplitting";
import { routes } from "./routes";

const root = "/shop";
const app = (file: string) => `${root}/packages/store-app/${file}`;
const first = ["home", "listing", "product"].map((name) => app(`src/screens/${name}/Screen.tsx`));
const later = ["cart", "order", "login", "profile"].map((name) => app(`src/${name}.tsx`));
const dialogs = ["Menu", "Filter", "Sizes", "Review"].map((name) => app(`src/${name}.tsx`));
const [client, head] = [app(entries.client), app(entries.head)];

/** Folders that the table knows, and such as they may be called one day. */
const folders = [
  ...["commerce", "controls", "icons", "layout", "overlays", "sections", "utils", "renamed"].map(
    (folder) => `packages/ui/dist/${folder}`,
  ),
  ...["packages/api-client/dist/client", "packages/store/dist/cart", "packages/renamed/dist"],
  ...["components", "data", "renamed"].map((folder) => `packages/store-app/src/${folder}`),
  ...["@radix-ui/react-dialog", "@taanka/ui/dist/commerce", "renamed"].map(
    (name) => `node_modules/${name}`,
  ),
];

interface Graph {
  /** What each module imports at once, and what an entry imports later. */
  imports: Map<string, string[]>;
  late: Map<string, string[]>;
}

/** Modules below each other in any folders, each imported by some pages, dialogs and other modules. */
const graphs = fc
  .array(
    fc.record({
      folder: fc.constantFrom(...folders),
      users: fc.subarray([client, ...first, ...later, ...dialogs], { maxLength: 8 }),
      below: fc.array(fc.nat({ max: 5 }), { maxLength: 2 }),
    }),
    { minLength: 4, maxLength: 24 },
  )
  .map((modules): Graph => {
    const ids = modules.map(({ folder }, index) => `${root}/${folder}/module${index}.js`);
    const usedBy = (user: string) => ids.filter((_, index) => modules[index]?.users.includes(user));
    const belowOf = (index: number) =>
      (modules[index]?.below ?? []).flatMap((other) => ids.slice(index + 1)[other] ?? []);
    return {
      imports: new Map([
        ...[client, ...first, ...later, ...dialogs].map((id) => [id, usedBy(id)] as const),
        [head, [app("src/hydration/early.ts")]],
        [app("src/hydration/early.ts"), []],
        ...ids.map((id, index) => [id, belowOf(index)] as const),
      ]),
      late: new Map([[client, [...first, ...later]], ...first.map((id) => [id, dialogs] as const)]),
    };
  });

const importsOf = ({ imports }: Graph, id: string) => imports.get(id) ?? [];

/** What an entry runs at once. */
function reached(graph: Graph, id: string, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of importsOf(graph, id)) reached(graph, imported, found);
  return found;
}

const codeOf = (graph: Graph, id: string) =>
  [
    ...importsOf(graph, id).map((imported) => `import ${JSON.stringify(imported)};`),
    ...(graph.late.get(id) ?? []).map((imported) => `import(${JSON.stringify(imported)});`),
    `globalThis.ran?.(${JSON.stringify(id)});`,
  ].join("\n");

async function chunksOf(graph: Graph) {
  const built = (await build({
    configFile: false,
    logLevel: "silent",
    root: app(""),
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: [client, head, ...first], output: { codeSplitting } },
    },
    plugins: [
      {
        name: "modules-of-a-test",
        enforce: "pre",
        resolveId: (id) => (id.startsWith(root) ? id : undefined),
        load: (id) => (id.startsWith(root) ? codeOf(graph, id) : undefined),
      },
    ],
  })) as Rolldown.RolldownOutput;
  return built.output.filter((file) => file.type === "chunk");
}

/** The modules of the files that a page loads at once. */
function loadedBy(chunks: readonly Rolldown.OutputChunk[], ids: readonly string[]) {
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const file of chunk.imports) visit(chunks.find(({ fileName }) => fileName === file));
  };
  for (const id of ids) visit(chunks.find(({ moduleIds }) => moduleIds.includes(id)));
  return [...found].flatMap(({ moduleIds }) => moduleIds).filter((id) => id.startsWith(root));
}

it("loads on a first screen what first screens show, whatever folders are called", async () => {
  await fc.assert(
    fc.asyncProperty(graphs, async (graph) => {
      const chunks = await chunksOf(graph);
      const shown = new Set([client, ...first].flatMap((id) => [...reached(graph, id)]));
      for (const screen of first) {
        const loaded = loadedBy(chunks, [client, screen]);
        expect(loaded.filter((id) => !shown.has(id))).toEqual([]);
      }
      // A script that is no module can import nothing, and nothing can import from it.
      const alone = chunks.find(({ moduleIds }) => moduleIds.includes(head));
      expect(alone).toMatchObject({ imports: [], exports: [] });
    }),
    { numRuns: 60 },
  );
});

it("takes for first screens those whose data the server asks for", () => {
  const pages = routes.flatMap(function pagesOf({ children, handle }): PageHandle[] {
    return children ? children.flatMap(pagesOf) : [handle as PageHandle];
  });
  const asked = pages.filter(({ queries }) => queries).map(({ module }) => module);
  expect(firstScreens.toSorted()).toEqual([...new Set(asked)].toSorted());
});
