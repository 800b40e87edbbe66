// @vitest-environment jsdom

import { createQueryClient, facetsQuery } from "@taanka/store";
import { provideCalls, shows } from "@taanka/test-support";
import { act } from "react";
import { expect, it } from "vitest";
import { mounter } from "../../testing/mount";
import FilterDialog from "./FilterDialog";

let fails = false;
const facets = [{ key: "Weave", values: [{ value: "Ikat", count: 4 }] }];
provideCalls({
  items: {
    list: async () => {
      if (fails) throw new Error("The loom is broken");
      return { items: [], totalItems: 0, page: 1, limit: 1, facets };
    },
  },
});

const mount = mounter();

/** The screen hears of an answer a moment after it. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
const of = { kind: "all" } as const;

it("goes on offering what the listing has where that could not be counted again", async () => {
  const client = createQueryClient();
  await mount(
    <FilterDialog of={of} value={{}} onValueChange={() => undefined} onClose={() => undefined} />,
    { client },
  );
  await shows("Weave");
  fails = true;
  await act(async () => {
    await client.refetchQueries({ queryKey: facetsQuery(of, []).queryKey });
    await settle();
  });
  expect(document.body.textContent).toContain("Weave");
});
