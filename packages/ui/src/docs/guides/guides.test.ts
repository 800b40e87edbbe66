import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { transform } from "esbuild";
import { describe, expect, it } from "vitest";
import { typeProblems } from "../testing/typeProblems";

const root = path.resolve(import.meta.dirname, "../../../../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const guides = [...read("packages/ui/scripts/write-extras.mjs").matchAll(/"([\w-]+\.md)"/g)].map(
  ([, name = ""]) => name,
);
const pages = readdirSync(import.meta.dirname).filter((file) => file.endsWith(".mdx"));

const codeOf = (guide: string) =>
  [...read(`docs/guides/${guide}.md`).matchAll(/```tsx\n([\s\S]*?)```/g)].map(
    ([, code = ""]) => code,
  );

/** Examples of these guides are complete, and each is checked as a module of its own. */
const examples = ["questions", "adopt-the-kit"].flatMap(codeOf);

describe("the guides", () => {
  it("are each a page, and link only one another", () => {
    const shown = pages.map(
      (page) => /([\w-]+\.md)\?raw/.exec(read(`packages/ui/src/docs/guides/${page}`))?.[1],
    );
    // The client's is its README.
    expect(shown.sort()).toEqual([...guides, "README.md"].sort());
    for (const guide of guides) {
      const prose = read(`docs/guides/${guide}`).replaceAll(/^ *```[\s\S]*?^ *```$/gm, "");
      const links = [...prose.matchAll(/\]\((?!https?:)([^)#]+)\)/g)];
      expect(guides).toEqual(expect.arrayContaining(links.map(([, link]) => link)));
    }
  });

  it("link to headings that are there", () => {
    const links = guides.flatMap((guide) => [
      ...read(`docs/guides/${guide}`).matchAll(/\]\(([\w-]+\.md)#([\w-]+)\)/g),
    ]);
    expect(links.length).toBeGreaterThanOrEqual(6);
    for (const [, guide = "", anchor] of links) {
      const headings = [...read(`docs/guides/${guide}`).matchAll(/^#+ (.+)$/gm)];
      const anchors = headings.map(([, heading = ""]) =>
        heading
          .toLowerCase()
          .replaceAll(/[^\w -]/g, "")
          .replaceAll(" ", "-"),
      );
      expect(anchors).toContain(anchor);
    }
  });

  it("answer twenty questions", () => {
    const numbers = [...read("docs/guides/questions.md").matchAll(/^## (\d+)\. .+\?$/gm)];
    expect(numbers.map(([, number]) => Number(number))).toEqual(
      Array.from({ length: 20 }, (_, at) => at + 1),
    );
  });

  it("show of an example what is in it", () => {
    const excerpt = /^`(examples\/\S+)`\n\n```\w+\n([\s\S]*?)```/gm;
    const excerpts = [...read("docs/guides/frameworks.md").matchAll(excerpt)];
    expect(excerpts.length).toBeGreaterThanOrEqual(8);
    for (const [, file = "", code = ""] of excerpts) expect(read(file)).toContain(code);
  });

  it("show code that is code", async () => {
    expect(examples.length).toBeGreaterThanOrEqual(11);
    for (const code of examples) await transform(code, { loader: "tsx" });
  });

  it("show a link of Next.js that fits its types, which refuse what is undefined", () => {
    const link = `import type { ComponentProps as Props, JSX } from "react";
      type Handlers = Pick<Props<"a">, "onClick" | "onMouseEnter" | "onTouchStart">;
      type Events = { [E in keyof Handlers]: Exclude<Handlers[E], undefined> };
      declare const Link: (props: Omit<Props<"a">, keyof Events | "href"> & Events & { href: string }) => JSX.Element;`;
    const shown = [...examples, ...codeOf("frameworks")]
      .filter((code) => code.includes("next/link"))
      .map((code) => code.replace('import Link from "next/link";', link));
    expect(shown).toHaveLength(2);
    expect(typeProblems(shown, { exactOptionalPropertyTypes: true })).toEqual([]);
  });

  it("show a link of TanStack Router that fits its types, which refuse what is undefined", () => {
    const router = `import type { ComponentProps as Props, JSX } from "react";
      type Target = { to?: string; target?: "_blank" | "_self"; children?: Props<"a">["children"] };
      declare const Link: (props: Target) => JSX.Element;
      declare const Outlet: () => JSX.Element;
      declare const createRootRoute: (options: { component: () => JSX.Element }) => object;`;
    const imported = 'import { createRootRoute, Link, Outlet } from "@tanstack/react-router";';
    const shown = codeOf("frameworks").filter((code) => code.includes(imported));
    expect(shown).toHaveLength(1);
    const own = shown.map((code) => code.replace(imported, router));
    expect(typeProblems(own, { exactOptionalPropertyTypes: true })).toEqual([]);
  });

  it("show a brand's theme and style whole", () => {
    const brand = 'declare const mogra: import("@taanka/ui/brand").CreatedBrand;';
    const shown = codeOf("theme-a-brand").map((code) =>
      code.replace('import "./mogra.css";', "").replace('import { mogra } from "./mogra";', brand),
    );
    expect(shown).toHaveLength(2);
    expect(typeProblems(shown)).toEqual([]);
  });

  it("show code that fits the kit's types", () => {
    const others = /"(next\/link|react-hook-form)"/;
    const own = examples.filter((code) => !others.test(code));
    expect(own.length).toBeGreaterThanOrEqual(8);
    expect(typeProblems(own)).toEqual([]);
  });
});
