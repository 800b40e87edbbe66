/**
 * What a quick look at some changed files checks.
 *
 * @typedef {object} Plan
 * @property {string[]} packages whose types are checked
 * @property {boolean} tools whether the types of what lies outside of packages are
 * @property {string[]} units changed files whose related unit tests run
 * @property {string[]} api places of the API's tests
 * @property {string[]} stories places of the stories
 * @property {string[]} notes what a quick look leaves out
 */

const code = /\.(tsx?|mts|mjs|json)$/;
const unitCode = /^(packages\/(?!store-api\/)|scripts\/).+\.(tsx?|mjs|json)$/;
const outsideOfSource =
  /^(vitest(\.node)?\.config\.ts|\.storybook\/|e2e\/|packages\/[^/]+\/[^/]+\.ts$|packages\/[^/]+\/scripts\/)/;
const groups =
  /^packages\/ui\/src\/(?!docs|fonts|messages|styles|theme|tokens|utils|conformance)[^/]+\/[^/]+\//;

const unique = (values) => [...new Set(values)].sort();

/** The parts of `files` that `pattern` finds at their beginning. */
const partsOf = (files, pattern) => unique(files.flatMap((file) => pattern.exec(file)?.[0] ?? []));

/** The stories beside changed components, and changed stories that lie elsewhere. */
function storiesOf(files) {
  const components = partsOf(files, groups);
  const single = files.filter(
    (file) =>
      file.endsWith(".stories.tsx") && !components.some((folder) => file.startsWith(folder)),
  );
  return [...components, ...unique(single)];
}

const everywhere = [
  [
    /^(packages\/ui\/src\/(styles|theme|tokens|utils|messages)\/|\.storybook\/)/,
    "All stories may look different now: npm run test:stories",
  ],
  [
    /^packages\/(store-api\/src\/([^/]+\.ts|testing\/|database\/)|api-client\/src\/contract\/)/,
    "Every call may answer differently now: npm run test:api",
  ],
  [
    /^(e2e\/|scripts\/(serve|lib)|packages\/(store-app|store|api-client|store-api)\/src\/)/,
    "No journey was walked: npm run test:e2e",
  ],
];

/**
 * Plans a quick look: what lies close to the changed files, and a word about what may be far.
 *
 * @param {string[]} files changed files, with paths from the repository's root
 * @returns {Plan}
 */
export function planFor(files) {
  const tests = files.filter((file) => code.test(file));
  return {
    packages: partsOf(tests, /^packages\/[^/]+/).map((folder) => folder.slice("packages/".length)),
    tools: files.some((file) => outsideOfSource.test(file)),
    units: files.filter((file) => unitCode.test(file)),
    api: partsOf(files, /^packages\/store-api\/src\/(?!testing)([^/]+\/|[^/]+\.test\.ts$)/),
    stories: storiesOf(files),
    notes: everywhere
      .filter(([pattern]) => files.some((file) => pattern.test(file)))
      .map(([, note]) => note),
  };
}
