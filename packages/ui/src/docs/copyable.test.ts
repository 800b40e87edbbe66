import { describe, expect, it } from "vitest";
import { copyable } from "../../../../.storybook/copyable";

const kit = new Set(["Button", "Stack"]);

describe("code that a docs page shows", () => {
  it("imports what it uses", () => {
    expect(copyable('<Stack gap="4"><Button>Stack</Button></Stack>', { kit, files: [] })).toBe(
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
    expect(copyable("<Button>Stack</Button>", { kit, files: [] })).toContain(
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
    const shown = copyable("<Counter />", { kit, files: [file] });
    expect(shown).toContain(
      'import { Button } from "@taanka/ui";\nimport { useState } from "react";',
    );
    expect(shown).toContain('const words = [\n  "one",\n];\n\nfunction Counter() {');
    expect(shown).toMatch(/<Counter \/>\n\);$/);
  });

  it("leaves alone what is no markup", () => {
    expect(copyable("npm install", { kit, files: [] })).toBe("npm install");
    const once = copyable("<Button />", { kit, files: [] });
    expect(copyable(once, { kit, files: [] })).toBe(once);
  });
});
