#!/usr/bin/env node
import { readFile } from "node:fs/promises";
import path from "node:path";
import { intro, log, outro } from "@clack/prompts";
import {
  apiWarning,
  checkAnswers,
  completeAnswers,
  defaultsTaken,
  Refusal,
  readFlags,
} from "./answers.mjs";
import { ask } from "./ask.mjs";
import { colorWarnings } from "./contrast.mjs";
import { writeStore } from "./write.mjs";

const ownFile = (name) => readFile(path.resolve(import.meta.dirname, "..", name), "utf8");

async function help() {
  process.stdout.write(await ownFile("README.md"));
}

async function version() {
  process.stdout.write(`${JSON.parse(await ownFile("package.json")).version}\n`);
}

/** Nobody was asked, and nobody said that nobody has to be: what was taken is told. */
function tellDefaults(said, answers) {
  const taken = defaultsTaken(said, answers);
  if (taken.length === 0) return;
  log.info(`Questions are asked only in a terminal, so these were taken: ${taken.join("; ")}.`);
}

/** A folder as a shell takes it; single quotes, which not every shell knows, only where they are needed. */
function quoted(place) {
  if (/^[\w./][\w./-]*$/.test(place)) return place;
  const local = place.startsWith("-") ? `./${place}` : place;
  return /["$`\\!]/.test(local) ? `'${local.replaceAll("'", "'\\''")}'` : `"${local}"`;
}

async function main() {
  const said = readFlags(process.argv.slice(2));
  if (said.help) return help();
  if (said.version) return version();
  intro("A new Taanka store");
  const isTerminal = process.stdin.isTTY === true;
  const isAsked = !said.yes && isTerminal;
  const answers = completeAnswers(isAsked ? await ask(said, completeAnswers) : said);
  checkAnswers(answers);
  const folder = await writeStore(answers);
  const place = path.relative(process.cwd(), folder) || ".";
  log.success(`${answers.name} is in ${folder}.`);
  if (!said.yes && !isTerminal) tellDefaults(said, answers);
  const warnings = [...colorWarnings(answers.colors), apiWarning(answers.api)].filter(Boolean);
  for (const warning of warnings) log.warn(warning);
  outro(`Next:  cd ${quoted(place)}  &&  npm install  &&  npm run dev`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  if (error.message) log.error(error.message);
  process.exitCode = 1;
}
