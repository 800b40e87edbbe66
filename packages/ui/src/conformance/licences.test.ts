import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { packagesOf } from "../../scripts/browser-bundle.mjs";
import { notices } from "../../scripts/write-extras.mjs";

const modules = path.resolve(import.meta.dirname, "../../../../node_modules");
const fonts = path.resolve(import.meta.dirname, "../fonts/files");

it("the packages of a bundle are found by what it is made of, nested ones too", () => {
  expect(
    packagesOf([
      "controls/Button/Button.js",
      "../../../node_modules/@radix-ui/react-dialog/dist/index.mjs",
      "../../../node_modules/input-otp/dist/index.mjs",
      "../../../node_modules/input-otp/dist/more.mjs",
      "../../../node_modules/radix-ui/node_modules/@radix-ui/react-dialog/dist/index.mjs",
    ]),
  ).toEqual([
    "../../../node_modules/@radix-ui/react-dialog",
    "../../../node_modules/input-otp",
    "../../../node_modules/radix-ui/node_modules/@radix-ui/react-dialog",
  ]);
});

it("notices give on the licence of every package that is bundled", async () => {
  const bundled = ["input-otp", "@floating-ui/dom"].map((name) => path.join(modules, name));
  const text = await notices(modules, bundled);
  for (const folder of bundled) {
    const licence = readFileSync(path.join(folder, "LICENSE"), "utf8").trim();
    expect(text).toContain(licence);
  }
  expect(text).toContain("input-otp, in browser.js");
});

it("a package without a licence is not bundled", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "taanka-licence-"));
  writeFileSync(path.join(folder, "package.json"), '{ "name": "unlicensed" }');
  await expect(notices(modules, [folder])).rejects.toThrow("has no file with its licence");
  rmSync(folder, { recursive: true });
});

it("a font whose name is reserved is the file that its distributor made", () => {
  const packages = ["@fontsource/marcellus", "@fontsource-variable/anek-latin"].concat(
    ["anek-devanagari", "newsreader", "outfit"].map((name) => `@fontsource-variable/${name}`),
  );
  const reserved = packages.filter((name) =>
    /reserved font name/i.test(
      readFileSync(path.join(modules, name, "LICENSE"), "utf8").split("-----")[0] ?? "",
    ),
  );
  expect(reserved).toEqual(["@fontsource/marcellus"]);
  const folder = path.join(modules, "@fontsource/marcellus/files");
  const made = readdirSync(folder).map((file) => readFileSync(path.join(folder, file)));
  const shipped = readFileSync(path.join(fonts, "marcellus.woff2"));
  expect(made.some((file) => file.equals(shipped))).toBe(true);
});
