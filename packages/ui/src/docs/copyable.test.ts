import { describe, expect, it } from "vitest";
import { copyable } from "../../../../.storybook/copyable";

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
