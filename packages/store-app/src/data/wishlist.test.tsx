// @vitest-environment jsdom

import type { Wishlist } from "@taanka/api-client";
import type { StoreSession } from "@taanka/api-client/session";
import { accountKey, noColor } from "@taanka/store";
import { held, provideCalls, signedInSession } from "@taanka/test-support";
import { QueryClient } from "@tanstack/react-query";
import { act } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { MemoryRouter, useLocation, useNavigate } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { paths } from "../paths";
import { TestShop } from "../testing/TestShop";
import { type ShopHearts, useWishAfterSignIn, useWishlistHearts } from "./wishlist";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

let hearts: ShopHearts;
let navigate: ReturnType<typeof useNavigate>;
let location: ReturnType<typeof useLocation>;
let client: QueryClient;
let root: Root;

function List() {
  hearts = useWishlistHearts();
  navigate = useNavigate();
  location = useLocation();
  return <button type="button" aria-pressed={hearts.isWished(silk)} />;
}

/** What every page has around it. */
function Wisher() {
  useWishAfterSignIn();
  return null;
}

const shop = (session?: StoreSession, page = <List />) => (
  <MemoryRouter initialEntries={["/view-all"]}>
    <TestShop client={client} {...(session && { session })}>
      {page}
    </TestShop>
  </MemoryRouter>
);

beforeEach(() => {
  client = new QueryClient();
  root = createRoot(document.createElement("div"));
});

afterEach(() => act(() => root.unmount()));

/** A press is painted before anybody is sent to sign in. */
const painted = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

const silk = { itemId: "silk" };
const item = { _id: "silk", name: "Silk", category: "", image: "", description: "", MRP: 1 };
const list: Wishlist = {
  items: [{ itemId: { ...item, discountPercentage: 0, filters: [] }, color: noColor }],
};
/** It is had already, and fresh. */
const have = () => client.setQueryData([accountKey, "wishlist"], list);

it("toggles by one function however wishes and order change, so that one heart renders one card", async () => {
  client.setQueryDefaults([accountKey], { enabled: false });
  await act(() => root.render(shop(signedInSession())));
  const { toggle } = hearts;
  await act(async () => have());
  await act(() => vi.waitFor(() => expect(hearts.isWished(silk)).toBe(true)));
  await act(async () => navigate("/view-all?sort=priceLowToHigh", { replace: true }));
  expect(hearts.toggle).toBe(toggle);
});

it("sends the product and its colour of a heart that is pressed, and nothing that the shop knows itself", async () => {
  const sent: unknown[] = [];
  const send = async (input: unknown) => void sent.push(input);
  provideCalls({ wishlist: { add: send, remove: send, read: async () => ({ items: [] }) } });
  await act(() => root.render(shop(signedInSession())));
  await act(async () => hearts.toggle({ itemId: "silk", color: "red" }, true));
  await act(async () => hearts.toggle(silk, true));
  await act(async () => hearts.toggle({ itemId: "silk", color: "red" }, false));
  expect(sent).toEqual([
    { itemId: "silk", color: "red" },
    { itemId: "silk", color: noColor },
    { itemId: "silk", color: "red" },
  ]);
});

it("sends a heart once that is tapped twice before it is drawn as busy", async () => {
  client.setQueryDefaults([accountKey], { enabled: false });
  have();
  const sent: unknown[] = [];
  provideCalls({ wishlist: { remove: async (entry) => void sent.push(entry) } });
  await act(() => root.render(shop(signedInSession())));
  await act(async () => {
    hearts.toggle(silk, false);
    hearts.toggle(silk, false);
  });
  expect(sent).toEqual([{ itemId: "silk", color: noColor }]);
});

it("brings visitors back to the list as they have sorted it", async () => {
  await act(() => root.render(shop()));
  const { toggle } = hearts;
  await act(async () => navigate("/view-all?sort=priceLowToHigh", { replace: true }));
  await act(async () => toggle(silk, true));
  await painted();
  expect(location.pathname).toBe(paths.login);
  expect(location.state).toEqual({ from: "/view-all?sort=priceLowToHigh" });
});

it("does once what a visitor has wished for, when they have signed in", async () => {
  const add = vi.fn(async () => undefined);
  provideCalls({ wishlist: { add, read: async () => ({ items: [] }) } });
  await act(() => root.render(shop()));
  await act(async () => hearts.toggle(silk, true));
  await painted();
  for (let visit = 0; visit < 2; visit++) {
    await act(() => root.unmount());
    root = createRoot(document.createElement("div"));
    await act(() => root.render(shop(signedInSession(), <Wisher />)));
    await act(() => vi.waitFor(() => expect(add).toHaveBeenCalled()));
  }
  expect(add.mock.calls).toMatchObject([[{ itemId: "silk", color: noColor }]]);
});

it("shows a wish on a page that is taken over when the wishlist has come already", async () => {
  const page = document.createElement("div");
  page.innerHTML = renderToString(shop());
  have();
  await act(async () => {
    root = hydrateRoot(page, shop(signedInSession()));
  });
  expect(page.querySelector("button")?.getAttribute("aria-pressed")).toBe("true");
});

it("shows a wish that was kept while the wishlist was first read", async () => {
  const before = held<Wishlist>();
  const kept = held<void>();
  const read = vi.fn().mockReturnValueOnce(before.promise).mockResolvedValue(list);
  provideCalls({ wishlist: { read, add: () => kept.promise } });
  await act(() => root.render(shop(signedInSession())));
  await act(async () => hearts.toggle(silk, true));
  await act(() => vi.waitFor(() => expect(hearts.isBusy(silk)).toBe(true)));
  await act(async () => kept.resolve());
  await act(async () => before.resolve({ items: [] }));
  await act(() => vi.waitFor(() => expect(hearts.isBusy(silk)).toBe(false)));
  expect(hearts.isWished(silk)).toBe(true);
});

it("takes a heart back as soon as its wish has failed, however long the wishlist is read again", async () => {
  const never = new Promise(() => undefined);
  const read = vi.fn().mockResolvedValueOnce({ items: [] }).mockReturnValue(never);
  const kept = held<void>();
  provideCalls({ wishlist: { read, add: () => kept.promise } });
  await act(() => root.render(shop(signedInSession())));
  await act(async () => hearts.toggle(silk, true));
  await act(() => vi.waitFor(() => expect(hearts.isWished(silk)).toBe(true)));
  await act(async () => kept.reject(new Error("out of service")));
  await act(() => vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2)));
  await act(() => vi.waitFor(() => expect(hearts.isWished(silk)).toBe(false)));
});
