import { readdirSync } from "node:fs";
import path from "node:path";
import { withCustomConfig } from "react-docgen-typescript";
import { describe, expect, it } from "vitest";
import { docgenOptions } from "../../../../.storybook/docgen.mjs";
import * as everything from "../index";

const source = path.resolve(import.meta.dirname, "..");
const components = readdirSync(source, { recursive: true, encoding: "utf8" })
  .map((file) => file.split(path.sep).join("/"))
  .filter((file) => /^[a-z]+\/\w+\/[A-Z]\w*\.tsx$/.test(file))
  .filter(
    (file) => !/\.(stories|test)\.tsx$|^(docs|compositions|conformance|messages)\//.test(file),
  )
  .map((file) => path.join(source, file));

/** What a table says where it could not read a type. */
const saysNothing = /^(unknown|any|union|enum|Array|signature|intersection|Partial|Omit|)$/;

describe("the tables of props", () => {
  const tables = withCustomConfig(path.join(source, "../tsconfig.json"), docgenOptions).parse(
    components,
  );

  it("say the type of every prop", () => {
    const cells = tables.flatMap(({ displayName, props }) =>
      Object.values(props).map(({ name, type }) => ({ prop: `${displayName}.${name}`, type })),
    );
    expect(cells.length).toBeGreaterThan(600);
    const empty = cells.filter(({ type }) => saysNothing.test(type.name.trim()));
    expect(empty.map(({ prop, type }) => `${prop}: ${type.name}`)).toEqual([]);
    const sizes = cells.find(({ prop }) => prop === "SizeSelector.sizes");
    expect(sizes?.type.name).toBe("readonly SizeOption[]");
    const tone = cells.find(({ prop }) => prop === "Button.tone");
    expect(tone?.type.name).toBe('"primary" | "secondary" | "quiet"');
  });

  it("say what every prop of what is exported is for", () => {
    const shown = tables.filter(({ displayName }) => displayName in everything);
    expect(shown.length).toBeGreaterThan(100);
    const undescribed = shown.flatMap(({ displayName, props }) =>
      Object.values(props)
        .filter(({ description }) => !description.trim())
        .map(({ name }) => `${displayName}.${name}`),
    );
    expect(undescribed).toEqual([]);
  });
});
