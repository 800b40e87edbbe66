import path from "node:path";
import { parseArgs } from "node:util";

/** Languages that the kit and the template speak. */
export const languages = [
  { value: "en-IN", label: "English" },
  { value: "hi-IN", label: "हिन्दी (Hindi)" },
];

/** A sentence for the person who asked for a store. */
export class Refusal extends Error {}

/** What is wrong with a shop's name, or nothing. */
export function nameProblem(name) {
  if (!name?.trim()) return "A shop needs a name.";
  if (/\p{Cc}/u.test(name.trim())) return "A shop's name is one line.";
  return name.length > 60
    ? "A shop's name has up to 60 letters; without --name the folder's is taken."
    : undefined;
}

/** What is wrong with a colour, or nothing. */
export function colorProblem(color) {
  return /^#([0-9a-f]{3}){1,2}$/i.test(color ?? "")
    ? undefined
    : "Colours are written as #rrggbb or #rgb.";
}

/** `#rgb` as `#rrggbb`, which the rest of the store reads. */
const longColor = (color) =>
  /^#[0-9a-f]{3}$/i.test(color) ? color.replaceAll(/[0-9a-f]/gi, "$&$&") : color;

/** What is wrong with the address of an API, or nothing; an empty one means the sandbox. */
export function apiProblem(address) {
  const said = address?.trim();
  if (!said) return undefined;
  if (!/^https?:\/\//i.test(said)) return "An API's address begins with https:// or http://.";
  if (/\s/.test(said)) return "An API's address has no blank and is one line.";
  if (!URL.canParse(said)) return `${said} is not an address.`;
  const { username, password } = new URL(said);
  const isPlain = !(username || password || /[?#]/.test(said));
  return isPlain ? undefined : "An API's address has no name, password, ? or #.";
}

/** An API's address as browsers write it; one with a problem stays as it was said, to be told of. */
function tidyApi(address = "") {
  const said = address.trim();
  return said === "" || apiProblem(said) ? said : new URL(said).href.replace(/\/+$/, "");
}

/** What to know of an API's address that can be taken, or nothing. */
export function apiWarning(address) {
  if (!address) return undefined;
  const { protocol, hostname } = new URL(address);
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$|\.localhost$/.test(hostname);
  if (protocol === "https:" || isLocal) return undefined;
  return `${address} is not encrypted: a shop on https:// cannot ask it, and elsewhere others read along. Use https://.`;
}

function languagesProblem(chosen) {
  if (chosen.length === 0) return "A shop speaks at least one language.";
  const unknown = chosen.find((tag) => !languages.some(({ value }) => value === tag));
  const known = languages.map(({ value }) => value).join(", ");
  return unknown === undefined ? undefined : `${unknown} is not one of ${known}.`;
}

const title = (folder) =>
  path
    .basename(path.resolve(folder))
    .split(/[-_\s]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");

const listed = (text) => text.split(",").flatMap((entry) => entry.trim() || []);

const text = { type: "string" };
const options = {
  ...{ name: text, accent: text, surface: text, ink: text, languages: text, api: text },
  yes: { type: "boolean", short: "y", default: false },
  help: { type: "boolean", short: "h", default: false },
  version: { type: "boolean", short: "v", default: false },
};

/** Of what the parser says of a wrong option its first sentence, and where the right ones stand. */
function parsed(words) {
  try {
    return parseArgs({ args: words, allowPositionals: true, options });
  } catch (error) {
    const [sentence] = error.message.split(/\.\s|\n/);
    throw new Refusal(`${sentence.replace(/\.$/, "")}. --help lists the options.`);
  }
}

/**
 * What the command line says.
 *
 * @param {string[]} words
 * @throws {Refusal} for an option that there is not, or that lacks its value
 */
export function readFlags(words) {
  const { values, positionals } = parsed(words);
  const [folder, ...others] = positionals;
  if (others.length > 0) {
    const words = others.map((word) => `“${word}”`).join(", ");
    throw new Refusal(`${words}: one folder is one word. Put what has blanks in quotation marks.`);
  }
  return { ...values, folder };
}

/**
 * A store's answers, with what nobody said filled in.
 *
 * @param {ReturnType<typeof readFlags>} said
 * @returns {{folder: string, name: string, colors: {surface: string, ink: string, accent: string}, languages: string[], api: string}}
 */
export function completeAnswers(said) {
  const folder = said.folder ?? "my-store";
  return {
    folder,
    name: said.name?.trim() ?? title(folder),
    colors: {
      surface: longColor(said.surface ?? "#fffdf9"),
      ink: longColor(said.ink ?? "#221a1c"),
      accent: longColor(said.accent ?? "#7a1f4b"),
    },
    languages: [...new Set(listed(said.languages ?? "en-IN"))],
    api: tidyApi(said.api),
  };
}

/**
 * What was taken for answers that nobody gave, in words.
 *
 * @param {ReturnType<typeof readFlags>} said
 * @param {ReturnType<typeof completeAnswers>} answers
 */
export function defaultsTaken(said, { folder, name, colors, languages: chosen, api }) {
  const taken = {
    folder: `folder ${folder}`,
    name: `name “${name}”`,
    accent: `colour ${colors.accent}`,
    surface: `ground ${colors.surface}`,
    ink: `text ${colors.ink}`,
    languages: `languages ${chosen.join(",")}`,
    api: `API ${api || "the sandbox"}`,
  };
  return Object.entries(taken).flatMap(([flag, words]) => (said[flag] === undefined ? words : []));
}

/** @throws {Refusal} with everything that is wrong */
export function checkAnswers({ name, colors, languages: chosen, api }) {
  const problems = [
    nameProblem(name),
    ...Object.entries(colors).map(([role, color]) => {
      const problem = colorProblem(color);
      return problem && `--${role}: ${problem}`;
    }),
    languagesProblem(chosen),
    apiProblem(api),
  ].filter(Boolean);
  if (problems.length > 0) throw new Refusal(problems.join("\n"));
}
