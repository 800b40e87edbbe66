import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PassThrough } from "node:stream";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { completeAnswers, readFlags } from "./answers.mjs";
import { ask } from "./ask.mjs";

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "taanka-ask-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Somebody at a terminal, who answers each question once it is asked. */
function person(...answers) {
  const input = new PassThrough();
  const output = new PassThrough();
  Object.assign(output, { columns: 80, rows: 24 });
  const questions = [];
  let shown = "";
  output.on("data", (data) => {
    shown += data;
    const [question, keys] = answers[0] ?? [];
    if (!question || !shown.includes(question)) return;
    questions.push(question);
    answers.shift();
    shown = "";
    setTimeout(() => input.write(keys), 20);
  });
  return { terminal: { input, output }, questions };
}

describe("what somebody is asked", () => {
  it("is all that the flags did not say, and Enter takes what is proposed", async () => {
    const { terminal, questions } = person(
      ["called?", "Mor & Co\r"],
      ["its colour?", "#0f5f6b\r"],
      ["the ground?", "\r"],
      ["the text?", "#102020\r"],
      ["languages?", "\u001b[B \r"],
      ["API?", "\r"],
    );
    const said = readFlags([path.join(folder, "mor")]);
    const answers = completeAnswers(await ask(said, completeAnswers, terminal));
    expect(questions).toHaveLength(6);
    expect(answers).toEqual({
      folder: path.join(folder, "mor"),
      name: "Mor & Co",
      colors: { accent: "#0f5f6b", surface: "#fffdf9", ink: "#102020" },
      languages: ["en-IN", "hi-IN"],
      api: "",
    });
  });

  it("is nothing where the folder holds something", async () => {
    writeFileSync(path.join(folder, "mine.txt"), "mine");
    const { terminal, questions } = person(["called?", "\r"]);
    await expect(ask(readFlags([folder]), completeAnswers, terminal)).rejects.toThrow(
      "is not empty: nothing was written",
    );
    expect(questions).toEqual([]);
  });

  it("is asked again where a colour is none", async () => {
    const flags = ["--name", "Mor", "--surface", "#ffffff", "--ink", "#111111"];
    const more = ["--languages", "en-IN", "--api", ""];
    const { terminal } = person(
      ["its colour?", "red\r"],
      ["#rrggbb", "\u0008\u0008\u0008#aa0000\r"],
    );
    const said = readFlags([path.join(folder, "mor"), ...flags, ...more]);
    expect(await ask(said, completeAnswers, terminal)).toMatchObject({ accent: "#aa0000" });
  });
});
