import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const program = path.join(import.meta.dirname, "index.mjs");
let cwd;
beforeEach(() => {
  cwd = mkdtempSync(path.join(tmpdir(), "taanka-create-"));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

const create = (...words) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    cwd,
    encoding: "utf8",
  });
  return { status, said: stdout + stderr };
};
const json = (file) => JSON.parse(readFileSync(path.join(cwd, file), "utf8"));

describe("npm create @taanka/store", () => {
  it("writes a store of the flags' name, colour, languages and API", () => {
    const flags = ["--name", "Mor & Co", "--accent", "#0f5f6b", "--languages", "hi-IN,en-IN"];
    expect(create("mor", "--yes", ...flags, "--api", "https://mor.example/api").status).toBe(0);
    expect(json("mor/package.json").name).toBe("mor");
    expect(json("mor/src/shop.json")).toMatchObject({
      name: "Mor & Co",
      colors: { surface: "#fffdf9", ink: "#221a1c", accent: "#0f5f6b" },
      languages: ["hi-IN", "en-IN"],
      api: "https://mor.example/api",
    });
    expect(readdirSync(path.join(cwd, "mor"))).toContain(".gitignore");
  });

  it("takes what nobody said from the folder's name, and the sandbox", () => {
    expect(create("neem-and-thread", "--yes").status).toBe(0);
    expect(json("neem-and-thread/src/shop.json")).toMatchObject({
      name: "Neem And Thread",
      languages: ["en-IN"],
      api: "",
    });
  });

  it("writes nothing to a folder that holds something", () => {
    writeFileSync(path.join(cwd, "mine.txt"), "mine");
    const { status, said } = create(".", "--yes");
    expect(status).toBe(1);
    expect(said).toContain("is not empty: nothing was written");
    expect(readdirSync(cwd)).toEqual(["mine.txt"]);
  });

  it.each([
    [["--accent", "red"], "--accent: Colours are written as #rrggbb."],
    [["--languages", "fr-FR"], "fr-FR is not one of en-IN, hi-IN."],
    [["--api", "shop.example"], "An API's address begins with https:// or http://."],
    [["--name", " "], "A shop needs a name."],
    [["--theme", "dark"], "Unknown option '--theme'"],
  ])("says what it does not understand of %j, and writes nothing", (flags, sentence) => {
    const { status, said } = create("shop", "--yes", ...flags);
    expect(status).toBe(1);
    expect(said).toContain(sentence);
    expect(readdirSync(cwd)).toEqual([]);
  });
});
