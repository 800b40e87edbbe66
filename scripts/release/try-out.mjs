import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { ExpectedError } from "../lib/terminal.mjs";
import { run } from "../lib/workspace.mjs";

const program = `
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { Price, ProductCard, ThemeProvider } from "@taanka/ui";
import { createBrand } from "@taanka/ui/brand";
import { hindi } from "@taanka/ui/messages/hi";
import { createMemorySession, createStoreClient } from "@taanka/api-client";
import { createMockTransport } from "@taanka/api-client/mock";

const transport = createMockTransport({ categories: { list: [{ _id: "sarees", name: "Sarees" }] } });
const store = createStoreClient({ session: createMemorySession(), transport });
const [category] = await store.categories.list();
const brand = createBrand({
  name: "trial",
  light: { surface: "#ffffff", ink: "#1a1a1a", accent: "#0b5d4e" },
});
const card = createElement(ProductCard, { name: category.name, href: "#", price: 119999 });
console.log(renderToString(createElement(ThemeProvider, { brand: brand.name, messages: hindi }, card)));
console.log(typeof Price, brand.css.includes('[data-taanka-brand="trial"]'));
`;

/** What was published says what is new in it. */
async function checkChangelog(folder, name) {
  const place = path.join(folder, "node_modules", name);
  const { version } = JSON.parse(await readFile(path.join(place, "package.json"), "utf8"));
  const changelog = await readFile(path.join(place, "CHANGELOG.md"), "utf8").catch(() => "");
  if (changelog.includes(`## ${version}`)) return;
  throw new ExpectedError(`${name} ${version} was published without its CHANGELOG.md.`);
}

/** Installs what was published into an empty project, as anybody would, and renders from it. */
export async function tryOut(folder, env) {
  await mkdir(folder, { recursive: true });
  await writeFile(
    path.join(folder, "package.json"),
    JSON.stringify({ name: "empty-project", private: true, type: "module" }),
  );
  await writeFile(path.join(folder, "trial.mjs"), program);
  const published = ["@taanka/ui", "@taanka/api-client", "@taanka/store", "@taanka/create-store"];
  await run("npm", ["install", ...published, "react", "react-dom"], { cwd: folder, env });
  for (const name of published) await checkChangelog(folder, name);
  const printed = await run(process.execPath, ["trial.mjs"], { cwd: folder });
  for (const expected of ["Sarees", "₹1,19,999", 'data-taanka-brand="trial"', "function true"]) {
    if (!printed.includes(expected)) {
      throw new ExpectedError(`The installed packages did not render “${expected}”:\n${printed}`);
    }
  }
}
