import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { transformAsync } from "@babel/core";
import compiler from "babel-plugin-react-compiler";
import { describe, expect, it } from "vitest";

const source = path.resolve(import.meta.dirname, "..");
const notShipped = /\.(stories|test|css)\.|^(docs|conformance|compositions)\/|\/testing\//;
const files = readdirSync(source, { recursive: true, encoding: "utf8" })
  .map((file) => file.split(path.sep).join("/"))
  .filter((file) => /\.tsx?$/.test(file) && !notShipped.test(file));

interface Told {
  kind: string;
  fnLoc?: { start: { line: number } } | null;
}

/** What React's compiler makes of a module: how many functions it compiled, and where it gave up. */
async function compile(file: string, code: string) {
  const told: Told[] = [];
  const logger = { logEvent: (_file: string | null, event: Told) => told.push(event) };
  await transformAsync(code, {
    filename: file,
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ["typescript", "jsx"] },
    plugins: [[compiler, { target: "19", panicThreshold: "none", logger }]],
  });
  return {
    compiled: told.filter(({ kind }) => kind === "CompileSuccess").length,
    givenUp: told
      .filter(({ kind }) => kind !== "CompileSuccess")
      .map(({ fnLoc }) => `${file}:${fnLoc?.start.line}`),
  };
}

describe("React’s compiler", { timeout: 120_000 }, () => {
  it("compiles every component and hook of the kit", async () => {
    const read = (file: string) => readFileSync(path.join(source, file), "utf8");
    const outcomes = await Promise.all(files.map((file) => compile(file, read(file))));
    expect(outcomes.flatMap(({ givenUp }) => givenUp)).toEqual([]);
    const compiled = outcomes.reduce((sum, outcome) => sum + outcome.compiled, 0);
    expect(compiled).toBeGreaterThan(200);
  });

  it("would be heard giving up", async () => {
    const code =
      "export function Broken() { let n = 0; return <b onClick={() => { n ||= 1; }} />; }";
    expect((await compile("Broken.tsx", code)).givenUp).toEqual(["Broken.tsx:1"]);
  });
});
