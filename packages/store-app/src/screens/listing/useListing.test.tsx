// @vitest-environment jsdom

import { ApiError, type Listing } from "@taanka/api-client";
import { createQueryClient, listingQuery } from "@taanka/store";
import { provideCalls } from "@taanka/test-support";
import type { QueryClient } from "@tanstack/react-query";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listingTitleQuery } from "../../data/listingTitles";
import { TestShop } from "../../testing/TestShop";
import { type ListingArrangement, useListing } from "./useListing";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const of = { kind: "category", id: "sarees" } as const;
const silk = [{ key: "Fabric", value: ["Silk"] }];

let listing: ReturnType<typeof useListing>;
let client: QueryClient;
let root: Root;
/** What the API answers, by the page that is asked for. */
let answer: (page: number) => Promise<Listing>;
let readCategory: () => Promise<{ _id: string; name: string }>;

function Shown(props: ListingArrangement) {
  listing = useListing(props);
  return null;
}

const show = async (changes: Partial<ListingArrangement> = {}) => {
  const arrangement = { of, sortBy: undefined, filters: [], firstPage: 1, ...changes };
  await act(() =>
    root.render(
      <MemoryRouter>
        <TestShop client={client}>
          <Shown {...arrangement} />
        </TestShop>
      </MemoryRouter>,
    ),
  );
  await act(() => vi.waitFor(() => expect(listing.busy && !listing.error).toBe(false)));
};

/** Asks for more, and waits for what must come of it: that nothing is loading says too little, it is so at first. */
const more = async (outcome: () => void) => {
  await act(async () => listing.loadMore());
  const arrived = () => {
    outcome();
    expect(listing.loadingMore).toBe(false);
  };
  await act(() => vi.waitFor(arrived));
};

const item = { MRP: 2, image: "", images: [], discountPercentage: 0, filters: [] };
const page = (ids: readonly string[], totalItems = 120): Listing => ({
  items: ids.map((_id) => ({
    ...{ _id, name: _id, colors: [], reviewCount: 0, isItemDetail: false, ...item },
  })),
  ...{ totalItems, page: 1, limit: 50, facets: [] },
});
const fifty = (from: number) => Array.from({ length: 50 }, (_, at) => `saree-${from + at}`);
const fails = () => Promise.reject(new ApiError("The loom is broken", { status: 500 }));

beforeEach(() => {
  client = createQueryClient();
  root = createRoot(document.createElement("div"));
  answer = async (number) => page(fifty((number - 1) * 50));
  readCategory = async () => ({ _id: "sarees", name: "Sarees" });
  provideCalls({
    items: { list: ({ page: number }: { page: number }) => answer(number) },
    categories: { read: () => readCategory() },
  });
});

afterEach(() => act(() => root.unmount()));

describe("a listing that fails", () => {
  it("is none that was filtered where nothing of it was shown before", async () => {
    answer = fails;
    await show({ filters: silk });
    expect(listing.error).toBeInstanceOf(ApiError);
    expect(listing.filtering).toBe(false);
  });

  it("is one where filters were taken away from what was shown", async () => {
    await show({ filters: silk });
    answer = fails;
    await show();
    expect(listing.error).toBeInstanceOf(ApiError);
    expect(listing.filtering).toBe(true);
  });

  it("is no filter's fault where it was sorted", async () => {
    await show();
    answer = fails;
    await show({ sortBy: "popularity" });
    expect(listing.error).toBeInstanceOf(ApiError);
    expect(listing.filtering).toBe(false);
  });

  it("asks for its name, too, when it is tried again", async () => {
    answer = fails;
    readCategory = fails;
    await client.prefetchQuery(listingTitleQuery(of));
    await show();
    readCategory = async () => ({ _id: "sarees", name: "Sarees" });
    answer = async () => page(["saree-1"], 1);
    await act(async () => listing.retry());
    await act(() => vi.waitFor(() => expect(listing.cards).toHaveLength(1)));
    expect(client.getQueryData(listingTitleQuery(of).queryKey)?.title).toBe("Sarees");
  });
});

describe("more of a listing", () => {
  it("is the page that failed, until that is there", async () => {
    await show();
    expect(listing.nextPage).toBe(2);
    const whole = answer;
    answer = (number) => (number === 2 ? fails() : whole(number));
    await more(() => expect(listing.moreError).toBeInstanceOf(ApiError));
    expect(listing.nextPage).toBe(2);
    answer = whole;
    await more(() => expect(listing.cards).toHaveLength(100));
    expect(listing.nextPage).toBe(3);
  });

  it("shows a product once that came on two pages, as others were added meanwhile", async () => {
    await show();
    answer = async () => page([...fifty(48)], 150);
    await more(() => expect(listing.cards).toHaveLength(98));
    const ids = listing.cards.map(({ id }) => id);
    expect(new Set(ids).size).toBe(98);
    expect(listing.shown).toBe(100);
  });

  it("ends without a word where it has become none", async () => {
    await show();
    answer = async () => page([], 50);
    const second = listingQuery({ of, page: 2, sortBy: undefined, filters: [] });
    await more(() => expect(client.getQueryState(second.queryKey)?.status).toBe("error"));
    expect(listing.moreError).toBeUndefined();
    expect(listing.cards).toHaveLength(50);
  });
});

it("does not exist past its last page", async () => {
  answer = async () => page([], 50);
  await show({ firstPage: 9999 });
  expect(listing.error).toMatchObject({ status: 404 });
});
