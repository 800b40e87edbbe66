import path from "node:path";

/**
 * How long a case took, or what a file did around its cases.
 *
 * @typedef {object} Case
 * @property {string} part the Vitest project, or the check
 * @property {string} name
 * @property {number} milliseconds
 */

const nothing = { numPassedTests: 0, numFailedTests: 0, numTotalTests: 0, success: false };

const placeOf = (root, name) => path.relative(root, name).split(path.sep).join("/");

/** The cases of a file that failed first and passed when they were tried once more. */
function unsteadyOf(part, root, { name, assertionResults }) {
  return assertionResults
    .filter(({ status, failureMessages = [] }) => status === "passed" && failureMessages.length > 0)
    .map(({ fullName, failureMessages: [first] }) => {
      const [reason] = first.split("\n");
      return { part, name: `${placeOf(root, name)}: ${fullName}`, reason };
    });
}

/** The cases of a file, and what lay between them: hooks, and what they set up. */
function casesOf(part, root, { name, startTime, endTime, assertionResults }) {
  const file = placeOf(root, name);
  const cases = assertionResults.map(({ fullName, duration }) => ({
    part,
    name: `${file}: ${fullName}`,
    milliseconds: duration ?? 0,
  }));
  const inCases = cases.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  const between = {
    part,
    name: `${file}: between its cases`,
    milliseconds: endTime - startTime - inCases,
  };
  return [...cases, between];
}

/**
 * What a run of Vitest says. What did not end well has failed, whatever the report says.
 *
 * @param {object} run
 * @param {string} run.part the Vitest project
 * @param {string} run.root folder that names of files begin at
 * @param {string | undefined} run.report what its JSON reporter wrote, if it did
 * @param {boolean} run.ended whether the program ended well
 * @param {string} run.output
 * @param {boolean} [run.mayBeEmpty] whether it is well that no test ran
 */
export function readReport({ part, root, report, ended, output, mayBeEmpty = false }) {
  const {
    numPassedTests,
    numFailedTests,
    numTotalTests,
    success,
    testResults = [],
  } = report ? JSON.parse(report) : nothing;
  const isEmpty = ended && numTotalTests === 0;
  if (isEmpty && mayBeEmpty)
    return { passed: 0, failed: 0, cases: [], unsteady: [], lostBrowser: false };
  if (isEmpty) throw new Error(`No test ran in ${part}.\n${output}`);
  return {
    passed: numPassedTests,
    failed: ended && success ? 0 : Math.max(numFailedTests, 1),
    cases: testResults.flatMap((file) => casesOf(part, root, file)),
    unsteady: testResults.flatMap((file) => unsteadyOf(part, root, file)),
    /** A machine short of memory may end a browser in the middle. */
    lostBrowser: numFailedTests === 0 && /Browser connection was closed/.test(output),
  };
}

const seconds = (milliseconds) => (milliseconds / 1000).toFixed(1);

/** A check's line: what came of it and how long it took. */
export function checkLine(title, { passed, failed, milliseconds }) {
  const mark = failed ? "✗" : "✓";
  return `  ${mark} ${title}: ${passed} passed, ${failed} failed (${seconds(milliseconds)} s)`;
}

/**
 * The lines that name what took longest.
 *
 * @param {Case[]} cases
 */
export function slowestLines(cases, count = 20) {
  const slowest = cases.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, count);
  const lines = slowest.map(
    ({ part, name, milliseconds }) => `  ${seconds(milliseconds).padStart(6)} s  ${part} · ${name}`,
  );
  return lines.length > 0 ? [`The slowest ${lines.length}:`, ...lines] : [];
}

/**
 * The lines that name what passed at the second try only: each is a defect, of the test or of the shop.
 *
 * @param {{ part: string, name: string, reason: string }[]} unsteady
 */
export function unsteadyLines(unsteady) {
  const lines = unsteady.map(({ part, name, reason }) => `  ${part} · ${name}: ${reason}`);
  return lines.length > 0 ? [`Passed at the second try only (${lines.length}):`, ...lines] : [];
}
