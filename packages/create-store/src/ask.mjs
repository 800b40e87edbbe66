import { cancel, isCancel, multiselect, text } from "@clack/prompts";
import { apiProblem, colorProblem, languages, nameProblem, Refusal } from "./answers.mjs";

async function answer(prompt) {
  const given = await prompt;
  if (!isCancel(given)) return given;
  cancel("Nothing was written.");
  throw new Refusal("");
}

/**
 * Asks for what the command line did not say; what is proposed is taken by Enter.
 *
 * @param {Record<string, string | boolean | undefined>} said
 * @param {(said: object) => {folder: string, name: string, colors: {accent: string}}} propose
 */
export async function ask(said, propose) {
  const answers = { ...said };
  const put = async (key, message, proposal, validate) => {
    if (answers[key] !== undefined) return;
    const options = { message, placeholder: proposal, defaultValue: proposal };
    answers[key] = await answer(
      text({ ...options, validate: (value) => (value ? validate?.(value) : undefined) }),
    );
  };
  await put("folder", "In which folder?", propose(answers).folder);
  await put("name", "What is the shop called?", propose(answers).name, nameProblem);
  await put("accent", "What is its colour?", propose(answers).colors.accent, colorProblem);
  if (answers.languages === undefined) {
    const options = { options: languages, initialValues: ["en-IN"], required: true };
    const chosen = await answer(multiselect({ message: "Which languages?", ...options }));
    answers.languages = chosen.join(",");
  }
  await put("api", "Where is its API? (Enter for the sandbox)", "", apiProblem);
  return answers;
}
