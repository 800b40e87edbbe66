// @vitest-environment jsdom
import type { Wishlist } from "@taanka/api-client";
import { QueryClient } from "@tanstack/react-query";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter, useLocation, useNavigate } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { paths } from "../paths";
import { TestShop } from "../testing/TestShop";
import { noColor } from "./colors";
import { personal } from "./queryClient";
import { useWishes, type Wishes } from "./wishlist";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

let wishes: Wishes;
let navigate: ReturnType<typeof useNavigate>;
let location: ReturnType<typeof useLocation>;
let client: QueryClient;
let root: Root;

function List() {
  wishes = useWishes();
  navigate = useNavigate();
  location = useLocation();
  return null;
}

beforeEach(() => {
  client = new QueryClient();
  root = createRoot(document.createElement("div"));
  return act(() =>
    root.render(
      <MemoryRouter initialEntries={["/view-all"]}>
        <TestShop client={client}>
          <List />
        </TestShop>
      </MemoryRouter>,
    ),
  );
});

afterEach(() => act(() => root.unmount()));

const silk = { itemId: "silk" };

it("toggles by one function however wishes and order change, so that one heart renders one card", async () => {
  const { toggle } = wishes;
  const item = { _id: "silk", name: "Silk", category: "", image: "", description: "", MRP: 1 };
  const list: Wishlist = {
    items: [{ itemId: { ...item, discountPercentage: 0, filters: [] }, color: noColor }],
  };
  await act(async () => client.setQueryData([personal, "wishlist"], list));
  await act(() => vi.waitFor(() => expect(wishes.isWished(silk)).toBe(true)));
  await act(async () => navigate("/view-all?sort=priceLowToHigh", { replace: true }));
  expect(wishes.toggle).toBe(toggle);
});

it("brings visitors back to the list as they have sorted it", async () => {
  const { toggle } = wishes;
  await act(async () => navigate("/view-all?sort=priceLowToHigh", { replace: true }));
  await act(async () => toggle(silk, true));
  expect(location.pathname).toBe(paths.login);
  expect(location.state).toEqual({ from: "/view-all?sort=priceLowToHigh" });
});
