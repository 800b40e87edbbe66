import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { isBuiltin } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import ts from "typescript";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { languages } from "./answers.mjs";

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

/** Imports of a store that lead nowhere: neither to a file of it nor to a package that it asks for. */
function lostImports(folder) {
  const place = path.join(cwd, folder);
  const { dependencies, devDependencies } = json(`${folder}/package.json`);
  const packages = Object.keys({ ...dependencies, ...devDependencies });
  const isThere = (file, name) => {
    if (isBuiltin(name)) return true;
    if (!name.startsWith(".")) return packages.some((one) => `${name}/`.startsWith(`${one}/`));
    const target = path.resolve(path.dirname(file), name);
    return ["", ".ts", ".tsx"].some((ending) => existsSync(target + ending));
  };
  return readdirSync(place, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(tsx?|js)$/.test(name))
    .map((name) => path.join(place, name))
    .flatMap((file) =>
      ts
        .preProcessFile(readFileSync(file, "utf8"))
        .importedFiles.filter(({ fileName }) => !isThere(file, fileName))
        .map(({ fileName }) => `${path.relative(place, file)}: ${fileName}`),
    );
}

const sandboxParts = ["src/sandbox", "public/pictures"];

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
      id: "mor",
      taxRate: null,
      shipping: null,
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

  it("says what it took where there is no terminal to ask in, unless nobody is to be asked", () => {
    const { status, said } = create("mor", "--accent", "#0f5f6b");
    expect(status).toBe(0);
    const line = said.split("\n").find((one) => one.includes("only in a terminal"));
    expect(line).toContain(
      "these were taken: name “Mor”; ground #fffdf9; text #221a1c; languages en-IN; API the sandbox.",
    );
    expect(create("neem", "--yes").said).not.toContain("terminal");
  });

  it("leaves the sandbox out where there is an API", () => {
    expect(create("mor", "--yes", "--api", "https://mor.example/api").status).toBe(0);
    for (const part of [...sandboxParts, "src/store.api.ts"]) {
      expect(existsSync(path.join(cwd, "mor", part)), part).toBe(false);
    }
    expect(readFileSync(path.join(cwd, "mor/README.md"), "utf8")).not.toContain("sandbox");
    expect(lostImports("mor")).toEqual([]);
  });

  it("goes from the sandbox to an API by the steps of its README", () => {
    expect(create("mor", "--yes").status).toBe(0);
    expect(lostImports("mor")).toEqual([]);
    const steps = readFileSync(path.join(cwd, "mor/README.md"), "utf8");
    for (const part of sandboxParts) {
      expect(steps).toContain(`\`${part}\``);
      rmSync(path.join(cwd, "mor", part), { recursive: true });
    }
    expect(lostImports("mor")).toEqual(["src/store.ts: ./sandbox"]);
    expect(steps).toMatch(/`src\/store\.api\.ts` in the place\s+of `src\/store\.ts`/);
    renameSync(path.join(cwd, "mor/src/store.api.ts"), path.join(cwd, "mor/src/store.ts"));
    expect(lostImports("mor")).toEqual([]);
  });

  it("warns of colours that do not read, and writes the store all the same", () => {
    const { status, said } = create("yellow", "--yes", "--accent", "#ffee00");
    expect(status).toBe(0);
    expect(said.replaceAll(/\s+/g, " ")).toContain("--accent #ffee00 is hard to read on #fffdf9");
    expect(said).toContain("1.18:1");
    expect(said).not.toContain("--ink");
    expect(json("yellow/src/shop.json").colors.accent).toBe("#ffee00");
    expect(create("red", "--yes", "--accent", "#b3261e").said).not.toContain("hard to read");
  });

  it("writes short colours long, and the shop's letter into its icon", () => {
    const flags = ["--name", "नीम & Co", "--accent", "#07a", "--surface", "#FFF", "--ink", "#111"];
    expect(create("neem", "--yes", ...flags).status).toBe(0);
    const colors = { surface: "#FFFFFF", ink: "#111111", accent: "#0077aa" };
    expect(json("neem/src/shop.json").colors).toEqual(colors);
    const icon = readFileSync(path.join(cwd, "neem/public/icon.svg"), "utf8");
    for (const part of [">नीम &amp; Co<", ">नी<", 'fill="#0077aa"', 'fill="#FFFFFF"']) {
      expect(icon).toContain(part);
    }
  });

  it("warns of an API that others can listen to, and writes the store all the same", () => {
    const { status, said } = create("mor", "--yes", "--api", "http://shop.example/api");
    expect(status).toBe(0);
    expect(said).toContain("is not encrypted");
  });

  it("tells its version alone", () => {
    const { version } = JSON.parse(readFileSync(path.join(program, "../../package.json"), "utf8"));
    expect(create("--version")).toEqual({ status: 0, said: `${version}\n` });
  });

  it("knows the texts of each language that can be chosen", () => {
    expect(create("mor", "--yes").status).toBe(0);
    const table = readFileSync(path.join(cwd, "mor/src/language.ts"), "utf8");
    for (const { value } of languages) expect(table).toContain(`"${value}":`);
  });

  it("sells sarees in one size", () => {
    expect(create("mor", "--yes").status).toBe(0);
    const sarees = json("mor/src/sandbox/goods.json").filter(({ id }) => id.endsWith("saree"));
    expect(sarees).toHaveLength(2);
    for (const { sizes } of sarees) expect(sizes).toEqual(["Free Size"]);
  });

  it("names a language once, however often it was said", () => {
    expect(create("mor", "--yes", "--languages", "hi-IN,en-IN,hi-IN").status).toBe(0);
    expect(json("mor/src/shop.json").languages).toEqual(["hi-IN", "en-IN"]);
  });

  it("forgives blanks around what was said", () => {
    const flags = [
      "--name",
      " Mor ",
      "--languages",
      "en-IN, hi-IN",
      "--api",
      " https://m.example/api ",
    ];
    expect(create("mor", "--yes", ...flags).status).toBe(0);
    expect(json("mor/src/shop.json")).toMatchObject({
      name: "Mor",
      languages: ["en-IN", "hi-IN"],
      api: "https://m.example/api",
    });
  });

  it("tells shops apart whose folders have no Latin letter", () => {
    for (const folder of ["नीम", "मोर"]) expect(create(folder, "--yes").status).toBe(0);
    const [neem, mor] = ["नीम", "मोर"].map((folder) => json(`${folder}/src/shop.json`).id);
    expect(neem).toMatch(/^store-[0-9a-f]{8}$/);
    expect(mor).not.toBe(neem);
  });

  it("writes nothing among packages, where no compiler would look", () => {
    const { status, said } = create("node_modules/shop", "--yes");
    expect(status).toBe(1);
    expect(said).toContain("is no place for a shop");
    expect(readdirSync(cwd)).toEqual([]);
  });

  it("quotes a folder in what comes next", () => {
    expect(create("a shop", "--yes").said).toContain('cd "a shop"');
    expect(create("it's $HOME", "--yes").said).toContain("cd 'it'\\''s $HOME'");
  });

  it("writes to the folder of a new repository", () => {
    mkdirSync(path.join(cwd, "mor/.git"), { recursive: true });
    expect(create("mor", "--yes").status).toBe(0);
  });

  it.each([
    ["a link to nothing", "is a link to nothing"],
    ["a file", "is a file"],
    ["a link to itself", "could not be written: ELOOP"],
  ])("says in a sentence that a folder is %s", (what, sentence) => {
    const place = path.join(cwd, "mor");
    if (what === "a file") writeFileSync(place, "mine");
    else symlinkSync(what === "a link to nothing" ? "nowhere" : "mor", place);
    const { status, said } = create("mor", "--yes");
    expect(status).toBe(1);
    expect(said).toContain(sentence);
    expect(said).not.toContain("    at ");
  });

  it("writes nothing to a folder that holds something", () => {
    writeFileSync(path.join(cwd, "mine.txt"), "mine");
    const { status, said } = create(".", "--yes");
    expect(status).toBe(1);
    expect(said).toContain("is not empty: nothing was written");
    expect(readdirSync(cwd)).toEqual(["mine.txt"]);
  });

  it.each([
    [["--accent", "red"], "--accent: Colours are written as #rrggbb or #rgb."],
    [["--languages", "fr-FR"], "fr-FR is not one of en-IN, hi-IN."],
    [["--api", "shop.example"], "An API's address begins with https:// or http://."],
    [["--name", " "], "A shop needs a name."],
    [["--name", "Neem\nThread"], "A shop's name is one line."],
    [["--theme", "dark"], "Unknown option '--theme'. --help lists the options."],
    [["--api"], "argument missing. --help lists the options."],
    [["--name", "Neem", "Thread"], "“Thread”: one folder is one word."],
    [["--api", "https://me:word@shop.example/api"], "no name, password, ? or #"],
    [["--api", "https://shop.example/api?x=1#y"], "no name, password, ? or #"],
  ])("says what it does not understand of %j, and writes nothing", (flags, sentence) => {
    const { status, said } = create("shop", "--yes", ...flags);
    expect(status).toBe(1);
    expect(said).toContain(sentence);
    expect(readdirSync(cwd)).toEqual([]);
  });
});
