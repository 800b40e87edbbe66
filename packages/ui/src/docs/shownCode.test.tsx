// @vitest-environment jsdom
import path from "node:path";
import type { ComponentType, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import { expect, it } from "vitest";
import { copyable } from "../../../../.storybook/copyable";
import { jsxCode } from "../../../../.storybook/jsxCode";
import { kitTypes } from "../../../../.storybook/kitTypes.mjs";
import { kitTables } from "../../../../.storybook/propsTables.mjs";
import { withReactProps } from "../../../../.storybook/reactProps.mjs";
import { functionTexts, storyTexts } from "../../../../.storybook/storySources.mjs";
import * as everything from "../index";
import { typeProblems } from "./testing/typeProblems";

type Args = Record<string, unknown>;

interface StoryParts {
  args?: Args;
  render?: (args: Args, context: { args: Args }) => ReactNode;
}

interface Meta extends StoryParts {
  title: string;
  component: ComponentType<Args>;
}

const texts = storyTexts();
const functions = functionTexts(texts);
const shared = Object.keys(texts).filter((file) => file.startsWith("docs/"));
const sources = { kit: new Set(Object.keys(everything)), types: new Set(kitTypes()) };

/** Whole pages show their files; the sheet of icons and the playground show no code. */
const files = Object.keys(texts).filter((file) =>
  /^(?!compositions|icons|docs).*\.stories\.tsx$/.test(file),
);

/** What a story draws; it may ask React for something while it does. */
function drawnBy({ component: Component, ...meta }: Meta, story: StoryParts): ReactNode {
  const args = { ...meta.args, ...story.args };
  const render = story.render ?? meta.render ?? ((given: Args) => <Component {...given} />);
  let drawn: ReactNode;
  const Probe = () => {
    drawn = render(args, { args });
    return null;
  };
  renderToStaticMarkup(
    <everything.ThemeProvider>
      <Probe />
    </everything.ThemeProvider>,
  );
  return drawn;
}

async function storiesOf(file: string) {
  const { default: meta, ...stories }: { default: Meta } & Record<string, StoryParts> =
    await import(path.resolve(import.meta.dirname, "..", file));
  return { meta, stories };
}

async function codesOf(file: string) {
  const { meta, stories } = await storiesOf(file);
  return Object.entries(stories).map(([name, story]) => {
    const id = toId(meta.title, storyNameFromExport(name));
    const code = jsxCode(drawnBy(meta, story), functions[id]);
    const written = Object.values(functions[id] ?? {});
    const around = [file, ...shared].map((place) => texts[place] ?? "");
    return { id, code: copyable(code, { ...sources, files: around, written }) };
  });
}

it("is a module of a shop that has the kit, of every story", { timeout: 180_000 }, async () => {
  const shown = (await Promise.all(files.map(codesOf))).flat();
  expect(shown.length).toBeGreaterThan(500);
  const leaks = shown.filter(({ code }) =>
    /__docgenInfo|\[Circular\]|React\.Fragment|dangerouslySetInnerHTML|<Unknown/.test(code),
  );
  expect(leaks.map(({ id }) => id)).toEqual([]);
  const [codes, ids] = [shown.map(({ code }) => code), shown.map(({ id }) => id)];
  expect(typeProblems(codes, {}, ids)).toEqual([]);
});

it("is there also where a decorator draws something else: that calls its story", () => {
  const uncalled = files.filter((file) => /decorators: \[\s*\((_|\))/.test(texts[file] ?? ""));
  expect(uncalled).toEqual([]);
});

it("is told of every prop that it gives", { timeout: 180_000 }, async () => {
  const { tables } = kitTables();
  const metas = await Promise.all(files.map(async (file) => (await storiesOf(file)).meta));
  const untold = metas.flatMap(({ title, component, args: initialArgs = {} }) => {
    const table = tables.find(({ displayName }) => displayName === component.name);
    const own = Object.values(table?.props ?? {});
    const rows = own.map(({ name, description }) => [name, { name, description }]);
    const told = withReactProps({ argTypes: Object.fromEntries(rows), initialArgs });
    return Object.keys({ ...told, ...initialArgs })
      .filter((name) => table && !told[name]?.description?.trim())
      .map((name) => `${title}: ${name}`);
  });
  expect(untold).toEqual([]);
});
