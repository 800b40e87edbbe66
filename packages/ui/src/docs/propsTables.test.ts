import path from "node:path";
import { createFilter } from "vite";
import { describe, expect, it } from "vitest";
import storybook from "../../../../.storybook/main";
import { kitTables } from "../../../../.storybook/propsTables.mjs";
import { reactProps, withReactProps } from "../../../../.storybook/reactProps.mjs";
import { givenProps, storyMeta } from "../../../../.storybook/storyMeta.mjs";
import { storyTexts } from "../../../../.storybook/storySources.mjs";
import { typesNamed } from "../../../../.storybook/typeTables.mjs";
import { storyPages } from "../../scripts/component-pages.mjs";
import * as everything from "../index";

const source = path.resolve(import.meta.dirname, "..");
const root = path.resolve(source, "../../..");

/** What a table says where it could not read a type. */
const saysNothing = /^(unknown|any|union|enum|Array|signature|intersection|Partial|Omit|)$/;

const { tables, types, named } = kitTables();

describe("the tables of props", () => {
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

  it("say the type of what is React's own too, where stories give it", () => {
    const metas = Object.values(storyTexts()).map((text) => ({ ...storyMeta(text), text }));
    const unknown = metas.flatMap(({ title, components: [name = ""], args, text }) => {
      const table = tables.find(({ displayName }) => displayName === name);
      const functions = givenProps(text)[name] ?? {};
      return args
        .filter((arg) => table && !table.props[arg] && !reactProps[arg])
        .filter((arg) => arg === "children" || functions[arg])
        .map((arg) => `${title}: ${arg}`);
    });
    expect(unknown).toEqual([]);
    const [dialog] = metas.filter(({ title }) => title === "Overlays/Dialog");
    expect(dialog?.args).toContain("children");
  });

  it("have a row for it", () => {
    const rows = withReactProps({
      argTypes: { title: { name: "title", type: { name: "string" } } },
      initialArgs: { title: "Size chart", children: {} },
    });
    expect(rows).toEqual({
      title: { name: "title", type: { name: "string" } },
      children: expect.objectContaining({ table: { type: { summary: "ReactNode" } } }),
    });
  });
});

describe("the types that tables of props name", () => {
  it("say what every field is for, but texts, whose names say it, and HTML's own", () => {
    const undescribed = Object.entries(types)
      .filter(([name]) => !name.endsWith("Messages"))
      .flatMap(([name, { fields = [] }]) =>
        fields
          .filter((field) => !field.description && !field.name.startsWith("aria-"))
          .map((field) => `${name}.${field.name}`),
      );
    expect(undescribed).toEqual([]);
  });

  it("are told of every component, with those that they name in turn, each once", () => {
    const shown = tables.filter(({ displayName }) => displayName in everything);
    for (const { displayName, props } of shown) {
      const told = named[displayName] ?? [];
      const texts = [
        ...Object.values(props).map(({ type }) => type.name),
        ...told.flatMap((name) => types[name]?.fields?.map(({ type }) => type) ?? []),
        ...told.map((name) => types[name]?.text ?? ""),
      ];
      expect(typesNamed(texts, types).toSorted(), displayName).toEqual(told.toSorted());
      expect(told).toEqual([...new Set(told)]);
    }
    expect(named.ReturnForm).toEqual(
      expect.arrayContaining(["ReturnableLine", "ExchangeVariant", "ProductPicture"]),
    );
    expect(new Set(Object.values(named).flat()).size).toBeGreaterThan(50);
  });

  it("have fields with a type each, or what they stand for", () => {
    const told = [...new Set(Object.values(named).flat())].flatMap((name) => types[name] ?? []);
    const empty = told.filter(({ fields = [], text = "" }) => {
      const written = fields.length > 0 ? fields.map(({ type }) => type) : [text];
      return written.some((type) => saysNothing.test(type.trim()));
    });
    expect(empty.map(({ name }) => name)).toEqual([]);
    expect(types.SizeOption?.fields).toContainEqual({
      name: "soldOut",
      required: false,
      type: "boolean",
      description: expect.stringContaining("It can't be had"),
    });
    expect(types.Space?.text).toMatch(/^0 \| 1 \| 2 .*\| "0" \| "1" \| "2"/);
  });

  it("stand below the tables of every page", () => {
    const pages = storyPages(source).filter(({ body }) => body.includes("<ArgTypes"));
    expect(pages.length).toBeGreaterThan(100);
    const without = pages.filter(({ body }) => !/<ArgTypes[^>]*>\n\n<Types \/>\n/.test(body));
    expect(without.map(({ file }) => file)).toEqual([]);
  });
});

it("are attached to components and not to samples", () => {
  const { reactDocgenTypescriptOptions: options } = Object(storybook.typescript);
  const isRead = createFilter(options.include, options.exclude, { resolve: root });
  const read = (file: string) => isRead(path.join(source, file));
  expect(read("commerce/Price/Price.tsx")).toBe(true);
  expect(Object.keys(storyTexts()).filter(read)).toEqual([]);
});
