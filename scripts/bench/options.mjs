import { parseArgs } from "node:util";
import { ExpectedError } from "../lib/terminal.mjs";

/** What measures the shop that `npm start` serves. */
const shop = ["weight", "render", "kept", "lighthouse", "touch", "load"];
/** Every group of figures, in the order in which they are measured and printed. */
export const groups = ["kit", "components", ...shop, "listings", "cards"];
const several = { shop };

const known = {
  only: { type: "string", multiple: true, default: [] },
  components: { type: "boolean", default: false },
  record: { type: "boolean", default: false },
  check: { type: "boolean", default: false },
  runs: { type: "string", default: "3" },
  rounds: { type: "string", default: "5" },
  slowdown: { type: "string" },
  json: { type: "string" },
  before: { type: "string" },
};

function count(name, text) {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new ExpectedError(`--${name} is "${text}"; give a number of runs, 1 or more.`);
}

function slowdown(text) {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (value >= 1 && value <= 20) return value;
  throw new ExpectedError(`--slowdown is "${text}"; give how many times slower, 1 to 20.`);
}

function chosenGroups({ only, components, record }) {
  const asked = components || record ? ["components"] : only.flatMap((list) => list.split(","));
  const chosen = new Set(asked.flatMap((name) => several[name] ?? [name]));
  const strange = [...chosen].find((name) => !groups.includes(name));
  if (strange === undefined) return groups.filter((name) => chosen.size === 0 || chosen.has(name));
  const names = [...Object.keys(several), ...groups].join(", ");
  throw new ExpectedError(`--only knows no "${strange}". Its groups are ${names}.`);
}

function parsed(argv) {
  try {
    return parseArgs({ args: argv, options: known, strict: true }).values;
  } catch (error) {
    throw new ExpectedError(error.message);
  }
}

/**
 * Reads the command line of `npm run bench`.
 *
 * @returns the groups to measure, how often, and what to do with the figures
 * @throws a sentence that helps, for an option that does not exist
 */
export function readOptions(argv) {
  const values = parsed(argv);
  return {
    groups: chosenGroups(values),
    record: values.record,
    check: values.check,
    runs: count("runs", values.runs),
    rounds: count("rounds", values.rounds),
    slowdown: slowdown(values.slowdown),
    json: values.json,
    before: values.before,
  };
}
