import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../../../../..");
const shop = mkdtempSync(path.join(tmpdir(), "taanka-vitest-"));
afterAll(() => rmSync(shop, { recursive: true, force: true }));

const ofMarkup = `import { renderToStaticMarkup } from "react-dom/server";
const Greeting = () => <p>Hello</p>;
it("draws", () => {
  document.body.innerHTML = renderToStaticMarkup(<Greeting />);
  expect(document.body.textContent).toBe("Hello");
});
`;

it("runs as question 15 shows it, in a shop without a tsconfig.json", {
  timeout: 100_000,
}, async () => {
  const answer = readFileSync(path.join(root, "docs/guides/questions.md"), "utf8");
  for (const file of ["vitest.config.ts", "test-setup.ts"]) {
    const [, code] = new RegExp(`\`\`\`ts\\n// ${file}\\n([\\s\\S]*?)\`\`\``).exec(answer) ?? [];
    writeFileSync(path.join(shop, file), code ?? "");
  }
  symlinkSync(path.join(root, "node_modules"), path.join(shop, "node_modules"));
  writeFileSync(path.join(shop, "package.json"), '{ "type": "module" }');
  writeFileSync(path.join(shop, "greeting.test.jsx"), ofMarkup);
  const vitest = path.join(root, "node_modules/vitest/vitest.mjs");
  const { stdout } = await promisify(execFile)(process.execPath, [vitest, "run"], {
    cwd: shop,
    env: { PATH: process.env.PATH, NO_COLOR: "1" },
  });
  expect(stdout).toContain("1 passed");
  // Vite 8 draws without it; before, markup asks for React by name where no tsconfig.json says other.
  expect(readFileSync(path.join(shop, "vitest.config.ts"), "utf8")).toContain("plugins: [react()]");
});
