import { describe, expect, it } from "vitest";
import { copyable } from "../../../../.storybook/copyable";
import { kitTypes } from "../../../../.storybook/kitTypes.mjs";
import { givenProps } from "../../../../.storybook/storyMeta.mjs";
import { storyTexts } from "../../../../.storybook/storySources.mjs";
import * as everything from "../index";
import { typeProblems } from "./testing/typeProblems";

const kit = new Set(["Button", "Stack"]);
const types = new Set(["ButtonProps"]);
const told = { kit, types };

describe("code that a docs page shows", () => {
  it("imports what it uses", () => {
    expect(copyable('<Stack gap="4"><Button>Stack</Button></Stack>', { ...told, files: [] })).toBe(
      [
        'import { Button, Stack } from "@taanka/ui";',
        "",
        "export const Example = () => (",
        '  <Stack gap="4"><Button>Stack</Button></Stack>',
        ");",
      ].join("\n"),
    );
  });

  it("imports nothing for a word that it only shows", () => {
    expect(copyable("<Button>Stack</Button>", { ...told, files: [] })).toContain(
      'import { Button } from "@taanka/ui";',
    );
  });

  it("brings the story's own parts, with what they use in turn", () => {
    const file = [
      "const words = [",
      '  "one",',
      "];",
      "",
      "export function Counter() {",
      "  const [at, set] = useState(0);",
      "  return <Button onClick={() => set(at + 1)}>{words[at]}</Button>;",
      "}",
    ].join("\n");
    const shown = copyable("<Counter />", { ...told, files: [file] });
    expect(shown).toContain(
      'import { Button } from "@taanka/ui";\nimport { useState } from "react";',
    );
    expect(shown).toContain('const words = [\n  "one",\n];\n\nfunction Counter() {');
    expect(shown).toMatch(/<Counter \/>\n\);$/);
  });

  it("imports a type as one", () => {
    const file = "const Loud = (props: ButtonProps) => <Button {...props} />;";
    expect(copyable("<Loud />", { ...told, files: [file] })).toContain(
      'import { Button, type ButtonProps } from "@taanka/ui";',
    );
  });

  it("prefers a story's own part to the kit's of the same name", () => {
    const file = "const Stack = () => <Button>Stacked</Button>;";
    expect(copyable("<Stack />", { ...told, files: [file] })).toMatch(
      /^import \{ Button \} from "@taanka\/ui";\n\nconst Stack/,
    );
  });

  it("is called by a name that is free", () => {
    const file = "const Example = () => <Button />;";
    expect(copyable("<Example />", { ...told, files: [file] })).toContain("export const Shown =");
  });

  it("leaves a test's spies behind", () => {
    const file = "const undo = fn();\n\nconst Undo = () => <Button onClick={undo} />;";
    expect(copyable("<Undo />", { ...told, files: [file] })).toContain("const undo = () => {};");
  });

  it("brings what is spread", () => {
    const file = "const look = { gap: 4 };\n\nconst Gap = () => <div style={{ ...look }} />;";
    expect(copyable("<Gap />", { ...told, files: [file] })).toContain("const look = { gap: 4 };");
  });

  it("does not take an attribute or a key for a part", () => {
    const file = [
      'const tone = "quiet";',
      "",
      "const Quiet = ({ tone: given }: ButtonProps) => <Button tone={given} />;",
    ].join("\n");
    expect(copyable("<Quiet />", { ...told, files: [file] })).not.toContain("const tone");
  });

  it("leaves alone what is no markup", () => {
    expect(copyable("npm install", { ...told, files: [] })).toBe("npm install");
    const once = copyable("<Button />", { ...told, files: [] });
    expect(copyable(once, { ...told, files: [] })).toBe(once);
  });
});

const texts = storyTexts();
const shared = Object.keys(texts).filter((file) => file.startsWith("docs/"));
const stories = Object.keys(texts).filter((file) =>
  /^(?!compositions).*\.stories\.tsx$/.test(file),
);
const everyName = { kit: new Set(Object.keys(everything)), types: new Set(kitTypes()) };

/** The sheet of every icon is to look at: its page shows no code. */
const withoutCode = new Set(["IconSheet"]);

/** The components that a file's stories show and that are no one's but theirs. */
function ownComponents(file: string): string[] {
  const text = texts[file] ?? "";
  const shown = new Set([...text.matchAll(/<([A-Z]\w+)/g)].map(([, name = ""]) => name));
  const places = [file, ...shared].map((place) => texts[place] ?? "");
  return [...shown].filter(
    (name) =>
      !withoutCode.has(name) &&
      places.some((place) =>
        new RegExp(`^(export )?(function|const) ${name}\\b(?!:)`, "m").test(place),
      ),
  );
}

/** Its code with whatever properties a story may give it. */
function exampleOf(file: string, name: string, attributes = ""): string {
  const files = [file, ...shared].map((place) => texts[place] ?? "");
  const code = copyable(`<${name} {...given}${attributes} />`, { ...everyName, files });
  return `${code}\n\ndeclare const given: import("react").ComponentProps<typeof ${name}> & object;`;
}

/** Functions that have to return something, of which a page can't show what. */
const withoutBody = new Set(["getRefund"]);

/** The same with the props that stories do give. Of a function a page shows that it is one, and no more. */
function exampleWith(file: string, name: string, props: Record<string, boolean>): string {
  const functions = Object.keys(props).filter((prop) => props[prop] && !withoutBody.has(prop));
  const others = Object.keys(props).filter((prop) => !props[prop]);
  const code = exampleOf(file, name, functions.map((prop) => ` ${prop}={() => {}}`).join(""));
  const known = others.map((prop) => `given["${prop}"]`).join(", ");
  return `${code}\n\nexport const known = [${known}];`;
}

describe("code that is shown of stories with a component of their own", () => {
  it("fits the kit's types", { timeout: 120_000 }, () => {
    const examples = stories.flatMap((file) =>
      ownComponents(file).map((name) => exampleOf(file, name)),
    );
    expect(examples.length).toBeGreaterThan(20);
    expect(typeProblems(examples)).toEqual([]);
  });
});

describe("code that is shown of stories that give props", () => {
  it("gives what the component takes", { timeout: 120_000 }, () => {
    const examples = stories.flatMap((file) =>
      Object.entries(givenProps(texts[file] ?? ""))
        .filter(([name]) => !withoutCode.has(name))
        .map(([name, props]) => exampleWith(file, name, props)),
    );
    expect(examples.length).toBeGreaterThan(100);
    expect(typeProblems(examples)).toEqual([]);
  });
});
