import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { texts } from "./en";

const source = path.resolve(import.meta.dirname, "..");
/** Modules of the storefront that show texts or hand them on. */
const code = readdirSync(source, { recursive: true, encoding: "utf8" })
  .map((file) => file.split(path.sep).join("/"))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^(texts|testing)\//.test(file))
  .map((file) => readFileSync(path.join(source, file), "utf8"));

/** Whether a module reads a text: as a property, out of an object taken apart, or by its name. */
const reads = (module: string, key: string): boolean =>
  new RegExp(`\\.${key}\\b|["'\`]${key}["'\`]|\\{[^{}]*\\b${key}\\b[^{}]*\\} = `).test(module);

/** Entries of menus are read by the keys that a shop's file gives them. */
const { menus: _byShop, ...readByName } = texts;

it.each(Object.entries(readByName))("every text of %s is shown somewhere", (group, keys) => {
  const users = code.filter((module) => reads(module, group) || module.includes(`{ ${group}`));
  expect(users).not.toEqual([]);
  const unread = Object.keys(keys).filter((key) => !users.some((module) => reads(module, key)));
  expect(unread).toEqual([]);
});
