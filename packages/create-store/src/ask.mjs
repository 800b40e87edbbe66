import { cancel, isCancel, multiselect, text } from "@clack/prompts";
import { apiProblem, colorProblem, languages, nameProblem, Refusal } from "./answers.mjs";
import { checkEmpty } from "./write.mjs";

async function answer(prompt) {
  const given = await prompt;
  if (!isCancel(given)) return given;
  cancel("Nothing was written.");
  throw new Refusal("");
}

/**
 * Asks for what the command line did not say; what is proposed is taken by Enter. A folder that holds
 * something is refused before anything else is asked.
 *
 * @param {Record<string, string | boolean | undefined>} said
 * @param {(said: object) => {folder: string, name: string, colors: Record<"accent" | "surface" | "ink", string>}} propose
 * @param {{input?: import("node:stream").Readable, output?: import("node:stream").Writable}} [terminal]
 */
export async function ask(said, propose, terminal = {}) {
  const answers = { ...said };
  const put = async (key, message, proposal, validate) => {
    if (answers[key] !== undefined) return;
    const options = { message, placeholder: proposal, defaultValue: proposal, ...terminal };
    answers[key] = await answer(
      text({ ...options, validate: (value) => (value ? validate?.(value) : undefined) }),
    );
  };
  await put("folder", "In which folder?", propose(answers).folder);
  await checkEmpty(answers.folder);
  await put("name", "What is the shop called?", propose(answers).name, nameProblem);
  const { accent, surface, ink } = propose(answers).colors;
  await put("accent", "What is its colour?", accent, colorProblem);
  await put("surface", "What colour has the ground?", surface, colorProblem);
  await put("ink", "What colour has the text?", ink, colorProblem);
  if (answers.languages === undefined) {
    const options = { options: languages, initialValues: ["en-IN"], required: true, ...terminal };
    const chosen = await answer(multiselect({ message: "Which languages?", ...options }));
    answers.languages = chosen.join(",");
  }
  await put("api", "Where is its API? (Enter for the sandbox)", "", apiProblem);
  return answers;
}
