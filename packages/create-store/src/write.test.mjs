import { spawnSync } from "node:child_process";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { JSDOM } from "jsdom";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { completeAnswers, readFlags } from "./answers.mjs";
import { writeStore } from "./write.mjs";

let cwd;
beforeEach(() => {
  cwd = realpathSync(mkdtempSync(path.join(tmpdir(), "taanka-write-")));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

const at = (...names) => path.join(cwd, ...names);
const write = (folder, ...flags) => writeStore(completeAnswers(readFlags([at(folder), ...flags])));

describe("a folder that is a link", () => {
  it("has the store written where it leads, under the name that was said", async () => {
    mkdirSync(at("empty"));
    symlinkSync("empty", at("mor"));
    expect(await write("mor")).toBe(at("mor"));
    expect(lstatSync(at("mor")).isSymbolicLink()).toBe(true);
    const { name } = JSON.parse(readFileSync(at("empty/package.json"), "utf8"));
    expect(name).toBe("mor");
  });

  it("is refused where it leads to something", async () => {
    mkdirSync(at("full"));
    writeFileSync(at("full/mine.txt"), "mine");
    mkdirSync(at("node_modules/empty"), { recursive: true });
    symlinkSync("full", at("mor"));
    symlinkSync("node_modules/empty", at("package"));
    await expect(write("mor")).rejects.toThrow("is not empty: nothing was written");
    await expect(write("package")).rejects.toThrow("is no place for a shop");
    expect(readdirSync(at("full"))).toEqual(["mine.txt"]);
    expect(readdirSync(at("node_modules/empty"))).toEqual([]);
  });
});

/** Ctrl+C as soon as the first of the store is there. */
const pressed = (place) => `
  import { existsSync, readdirSync } from "node:fs";
  const place = ${JSON.stringify(place)};
  const timer = setInterval(() => {
    if (!existsSync(place) || readdirSync(place).every((name) => name === ".git")) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGINT");
  });
  timer.unref();
`;

/** A disk that has no room for the store's last file. */
const full = () => `
  import fs from "node:fs";
  import { syncBuiltinESMExports } from "node:module";
  const { writeFile } = fs.promises;
  fs.promises.writeFile = (file, ...rest) => {
    if (!file.endsWith("shop.json")) return writeFile(file, ...rest);
    throw Object.assign(new Error("no space"), { code: "ENOSPC", syscall: "write" });
  };
  syncBuiltinESMExports();
`;

describe.each([
  ["Ctrl+C", pressed, "Stopped: nothing was written."],
  ["a full disk", full, "The disk is full"],
])("%s half way", (_, trouble, sentence) => {
  const create = (folder) => {
    const before = `data:text/javascript,${encodeURIComponent(trouble(at(folder)))}`;
    const program = path.join(import.meta.dirname, "index.mjs");
    const words = ["--import", before, program, folder, "--yes"];
    const { status, stdout, stderr } = spawnSync(process.execPath, words, {
      cwd,
      encoding: "utf8",
    });
    return { status, said: stdout + stderr };
  };

  it("leaves nothing of a folder that was not there", () => {
    mkdirSync(at("shops"));
    const { status, said } = create("shops/new/mor");
    expect(said).toContain(sentence);
    expect(status).toBe(1);
    expect(readdirSync(cwd, { recursive: true })).toEqual(["shops"]);
  });

  it("leaves what was there before", () => {
    mkdirSync(at("mor/.git"), { recursive: true });
    writeFileSync(at("mor/.git/HEAD"), "mine");
    expect(create("mor").status).toBe(1);
    expect(readdirSync(at("mor"), { recursive: true })).toEqual([".git", ".git/HEAD"]);
  });

  it("does not stop the next run", async () => {
    expect(create("mor").status).toBe(1);
    await write("mor");
    expect(existsSync(at("mor/src/shop.json"))).toBe(true);
  });
});

describe("the store's README", () => {
  const text = readFileSync(path.join(import.meta.dirname, "../template/README.md"), "utf8");
  const [policy = ""] = /^default-src .+$/m.exec(text) ?? [];

  it.each(["object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"])(
    "names a policy with %s",
    (directive) => {
      expect(policy.split("; ")).toContain(directive);
    },
  );

  it("says what a meta element cannot, and that a lockfile is to be committed", () => {
    expect(text).toMatch(/in a `meta` element `frame-ancestors`/);
    expect(text).toContain("writes `package-lock.json`. Commit it");
  });
});

describe("the icon", () => {
  /** As a browser reads it, which takes no XML that is not whole. */
  async function iconOf(...flags) {
    await write("mor", ...flags);
    const text = readFileSync(at("mor/public/icon.svg"), "utf8");
    const { DOMParser } = new JSDOM("").window;
    return new DOMParser().parseFromString(text, "image/svg+xml");
  }
  const textOf = (icon, name) => icon.querySelector(name)?.textContent;

  it.each(["]]>", "<b>&amp;", ">M<", "#7a1f4b", "#fffdf9 & $&"])(
    "says the name %s",
    async (name) => {
      const icon = await iconOf("--name", name, "--accent", "#00ff00", "--surface", "#0000ff");
      expect(textOf(icon, "title")).toBe(name);
      expect(textOf(icon, "text")).toBe(name[0]);
      expect(icon.querySelector("rect").getAttribute("fill")).toBe("#00ff00");
      expect(icon.querySelector("text").getAttribute("fill")).toBe("#0000ff");
    },
  );

  it("takes a ground of the template's accent", async () => {
    const icon = await iconOf("--accent", "#fffdf9", "--surface", "#7a1f4b");
    expect(icon.querySelector("rect").getAttribute("fill")).toBe("#fffdf9");
    expect(icon.querySelector("text").getAttribute("fill")).toBe("#7a1f4b");
  });
});
