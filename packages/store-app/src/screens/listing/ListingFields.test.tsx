// @vitest-environment jsdom

import { sortOrders } from "@taanka/api-client/contract";
import { filtersOf, sortOf } from "@taanka/store";
import { SortSelect } from "@taanka/ui";
import fc from "fast-check";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { searchParameters } from "../../paths";
import { TestShop } from "../../testing/TestShop";
import { listingOf } from "./address";
import { ListingFields, type ListingFieldsProps } from "./ListingFields";

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** What `read` finds in a listing's form, as a page without script has it. */
async function inForm<Found>(
  order: string,
  fields: ListingFieldsProps,
  read: (form: HTMLFormElement) => Found,
): Promise<Found> {
  const form = document.body.appendChild(document.createElement("form"));
  const root = createRoot(form);
  await act(async () =>
    root.render(
      <MemoryRouter>
        <TestShop>
          <SortSelect<string> name={searchParameters.sort} defaultValue={order} />
          <ListingFields {...fields} />
        </TestShop>
      </MemoryRouter>,
    ),
  );
  const found = read(form);
  await act(async () => root.unmount());
  form.remove();
  return found;
}

/** The address's parameters that a browser makes of it. */
const sentBy = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, `${value}`]));

/** The words beside its boxes. */
const namesIn = (form: HTMLFormElement) =>
  [...form.querySelectorAll("fieldset label")].map(({ textContent }) => textContent);

const word = fc.stringMatching(/^[A-Za-z]{1,8}$/).filter((key) => !(key in {}));
const phrase = fc.stringMatching(/^[A-Za-z0-9]([A-Za-z0-9 :&+#-]{0,10}[A-Za-z0-9])?$/);
const offered = fc.uniqueArray(phrase, { minLength: 1, maxLength: 4 });
const chosen = fc.dictionary(word, offered, { maxKeys: 3 });
const facets = fc.dictionary(word, offered, { maxKeys: 3 }).map((all) =>
  Object.entries(all).map(([key, values]) => ({
    key,
    values: values.map((value, count) => ({ value, count })),
  })),
);

it("sends what is in force, offered or not, as the address has it", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("", ...sortOrders),
      chosen,
      facets,
      fc.option(phrase, { nil: undefined }),
      async (order, filters, offers, query) => {
        const sent = await inForm(order, { query, facets: offers, filters }, sentBy);
        expect(filtersOf(sent)).toEqual({ ...filters });
        expect(sortOf(sent) ?? "").toBe(order);
        const of = listingOf({ pathname: "/view-all/search", params: {}, search: sent });
        expect(of).toEqual(query === undefined ? { kind: "all" } : { kind: "search", query });
      },
    ),
    { numRuns: 40 },
  );
});

it("offers what some product has, and the shop's own filters where that is not known", async () => {
  const values = [
    { value: "Ikat", count: 2 },
    { value: "Plain", count: 0 },
  ];
  const none = { query: undefined, filters: {} };
  expect(await inForm("", { ...none, facets: [{ key: "Weave", values }] }, namesIn)).toEqual([
    "Ikat",
  ]);
  expect(await inForm("", { ...none, facets: undefined }, namesIn)).toContain("Bandhani");
});
