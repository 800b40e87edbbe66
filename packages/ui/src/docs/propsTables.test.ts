import { describe, expect, it } from "vitest";
import { propsTables } from "../../../../.storybook/propsTables.mjs";
import { reactProps, withReactProps } from "../../../../.storybook/reactProps.mjs";
import { givenProps, storyMeta } from "../../../../.storybook/storyMeta.mjs";
import { storyTexts } from "../../../../.storybook/storySources.mjs";
import * as everything from "../index";

/** What a table says where it could not read a type. */
const saysNothing = /^(unknown|any|union|enum|Array|signature|intersection|Partial|Omit|)$/;

describe("the tables of props", () => {
  const tables = propsTables();

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
