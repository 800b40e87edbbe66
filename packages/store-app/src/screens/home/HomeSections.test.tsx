// @vitest-environment jsdom

import { createQueryClient, sectionsQuery } from "@taanka/store";
import { provideCalls, shows } from "@taanka/test-support";
import { act } from "react";
import { expect, it } from "vitest";
import { mounter } from "../../testing/mount";
import { texts } from "../../texts/en";
import { HomeSections } from "./HomeSections";

let fails = false;
let productsHeld: Promise<unknown> = Promise.resolve();
provideCalls({
  sections: {
    list: async () => {
      if (fails) throw new Error("The loom is broken");
      return [{ sectionName: "TurnHeads", title: "Heads will turn" }];
    },
    items: async () => {
      await productsHeld;
      return { items: [], totalItems: 0, page: 1, limit: 3, facets: [] };
    },
  },
});

const mount = mounter();

/** The screen hears of an answer a moment after it. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

it("keeps its sections where they could not be read again", async () => {
  fails = false;
  const client = createQueryClient();
  await mount(<HomeSections />, { client });
  await shows("Heads will turn");
  fails = true;
  await act(async () => {
    await client.refetchQueries({ queryKey: sectionsQuery().queryKey });
    await settle();
  });
  expect(document.body.textContent).toContain("Heads will turn");
  expect(document.body.textContent).not.toContain(texts.home.failed);
});

it("keeps the heading of a section where it is when its products come", async () => {
  fails = false;
  let release: (value?: unknown) => void = () => undefined;
  productsHeld = new Promise((resolve) => {
    release = resolve;
  });
  await mount(<HomeSections />, { client: createQueryClient() });
  await shows("Heads will turn");
  const headings = [...document.querySelectorAll("h2")].filter(({ textContent }) =>
    ["Everyday to Event", "Heads will turn", "Most Bought"].includes(textContent),
  );
  expect(headings).toHaveLength(3);
  expect(document.body.textContent).not.toContain(texts.samples.title);
  release();
  await shows(texts.samples.title);
  for (const heading of headings) expect(heading.isConnected).toBe(true);
});

it("says so where they could never be read", async () => {
  fails = true;
  await mount(<HomeSections />, { client: createQueryClient() });
  await shows(texts.home.failed);
  expect(document.body.textContent).toContain("The loom is broken");
});
