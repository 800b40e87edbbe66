import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { SiteHeader, type SiteHeaderProps } from "./SiteHeader";

const categories = ["Sarees", "Lehengas", "Kurtis", "Suits", "Gowns", "Shawls", "Dupattas"].map(
  (name) => ({ id: name, name, href: `/${name}` }),
);

function shown(props: SiteHeaderProps) {
  const html = renderToStaticMarkup(
    <SiteHeader categories={categories} onMenu={() => {}} {...props} />,
  );
  return {
    names: [...html.matchAll(/href="\/(\w+)"/g)].map(([, name]) => name),
    bars: html.match(/data-bar/g)?.length ?? 0,
    menuEverywhere: html.includes("data-everywhere"),
  };
}

it.each([
  [undefined, 5, true],
  [3, 3, true],
  [6, 6, true],
  [7, 7, false],
])(
  "with at most %s categories shows %i, and the menu for the rest",
  (maxCategories, count, rest) => {
    const { names, menuEverywhere } = shown({ maxCategories });
    expect(names).toEqual(categories.slice(0, count).map(({ name }) => name));
    expect(menuEverywhere).toBe(rest);
  },
);

it("holds the room of no more categories than will be shown", () => {
  expect(shown({ categories: undefined, maxCategories: 3 }).bars).toBe(3);
  expect(shown({ categories: undefined }).bars).toBe(5);
});
