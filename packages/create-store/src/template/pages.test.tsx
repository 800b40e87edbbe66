// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetOthers, orderOf } from "../../template/src/account";
import { createQueries } from "../../template/src/queries";
import { sandbox } from "../../template/src/sandbox";
import { session } from "../../template/src/session";
import { store } from "../../template/src/store";
import { asha, binod, elsewhere, hear, later, orderOfId, refusal, sessionOf } from "./people";
import { Shop, visitor } from "./Shop";

let queries: ReturnType<typeof createQueries>;
let root: Root;
let leave: () => void;

const at = () => document.querySelector("nav")?.textContent;
const text = () => document.querySelector("main")?.textContent;

const open = (path: string) => act(async () => root.render(<Shop queries={queries} path={path} />));

/** Waits until the page shows what its queries answered, which it hears of a turn later. */
const answered = () =>
  act(async () => {
    await vi.waitFor(() => expect(queries.isFetching()).toBe(0));
    await new Promise((done) => setTimeout(done));
  });

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  queries = createQueries();
  root = createRoot(document.body.appendChild(document.createElement("div")));
  session.write(sessionOf(asha));
  leave = forgetOthers(queries);
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  leave();
  queries.clear();
  session.clear();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a personal page", () => {
  it("begins anew for another person", async () => {
    await open("/checkout");
    expect(text()).toBe("9000000001: written by 9000000001");
    elsewhere(binod);
    await act(async () => hear());
    expect(text()).toBe("9000000002: written by 9000000002");
  });

  it("leads whoever is not signed in to where they do that, and back", async () => {
    session.clear();
    await open("/order/a%20b.c");
    expect(at()).toBe("/sign-in?from=%2Forder%2Fa%2520b.c");
    expect(text()).toBe("/order/a%20b.c");
  });

  it.each(["//elsewhere.example", "https://elsewhere.example", "/\\elsewhere.example", ""])(
    "is one of this shop, whatever the address says: %s",
    async (from) => {
      await open(`/sign-in?${new URLSearchParams({ from })}`);
      expect(text()).toBe("/orders");
    },
  );
});

describe("an order that is answered late", () => {
  const key = orderOf(asha.phoneNumber, "a/b").queryKey;
  const placing = async () => {
    const { promise, answer } = later();
    vi.spyOn(sandbox, "send").mockImplementation(async ({ call, params }) =>
      call.method === "POST" ? promise : orderOfId(params.id ?? ""),
    );
    await open("/checkout");
    await act(async () => visitor.placeOrder("home"));
    return () => act(async () => answer(orderOfId("a/b")));
  };

  it("opens its page for the buyer", async () => {
    const answer = await placing();
    await answer();
    expect(at()).toBe("/order/a%2Fb");
    expect(text()).toContain("Your order is placed.");
    // Read again, it is no news.
    await act(async () => visitor.goTo("/about"));
    await act(async () => visitor.goTo("/order/a%2Fb"));
    expect(text()).not.toContain("Your order is placed.");
    expect(queries.getQueryData(key)?.orderId).toBe("TK-a/b");
  });

  it("is not shown to another person, whom this tab has heard of or not", async () => {
    const answer = await placing();
    elsewhere(binod);
    await answer();
    expect(at()).toBe("/checkout");
    expect(queries.getQueryData(key)).toBeUndefined();
    await act(async () => hear());
    expect(text()).toBe("9000000002: written by 9000000002");
  });

  it("is not kept where another person has heard", async () => {
    const answer = await placing();
    elsewhere(binod);
    await act(async () => hear());
    await answer();
    expect(at()).toBe("/checkout");
    expect(queries.getQueryData(key)).toBeUndefined();
  });

  it("does not call back a buyer who went elsewhere, and is known there", async () => {
    const answer = await placing();
    await act(async () => visitor.goTo("/about"));
    await answer();
    expect(at()).toBe("/about");
    expect(queries.getQueryData(key)?.orderId).toBe("TK-a/b");
  });
});

describe("an order's page", () => {
  const refetchFails = async (status: number) => {
    const { queryKey } = orderOf(asha.phoneNumber, "first");
    queries.setQueryData(queryKey, orderOfId("first"));
    vi.spyOn(store.orders, "read").mockRejectedValue(refusal(status));
    await open("/order/first");
    await answered();
    expect(queries.getQueryState(queryKey)?.status).toBe("error");
  };

  it.each([403, 404])("shows nothing more once the API says %d", async (status) => {
    await refetchFails(status);
    expect(text()).toContain("There is no page at this address");
    expect(text()).not.toContain("TK-first");
  });

  it.each([0, 500])("shows what is known where asking anew fails with %d", async (status) => {
    await refetchFails(status);
    expect(text()).toContain("TK-first");
  });
});

describe("a list", () => {
  const heading = () => document.querySelector("h1")?.textContent;
  const cards = () => [...document.querySelectorAll("article h3")].map((h3) => h3.textContent);
  const see = async (path: string) => {
    await open(path);
    await answered();
  };

  it("shows what its address asks for, in that order", async () => {
    await see("/?category=sarees&sort=priceLowToHigh");
    expect(heading()).toBe("Sarees");
    expect(cards()).toEqual(["Bandhani Georgette Party Saree", "Chanderi Buta Saree"]);
  });

  it("is narrowed by filters, each with a chip that takes it away", async () => {
    await see("/?filter=Fabric:Silk&filter=Occasion:Office");
    expect(cards()).toEqual(["Chanderi Buta Saree"]);
    const chip = [...document.querySelectorAll("button")].find(({ textContent }) =>
      textContent?.includes("Office"),
    );
    await act(async () => chip?.click());
    await answered();
    expect(at()).toBe("/?filter=Fabric%3ASilk");
    expect(cards()).toEqual(["Chanderi Buta Saree", "Maheshwari Festive Kurti"]);
  });

  it("says what was searched for", async () => {
    await see("/?q=kurti");
    expect(heading()).toBe("Results for “kurti”");
    expect(cards()).toHaveLength(2);
  });

  it("leads to all products where nothing was found", async () => {
    await see("/?q=wardrobe");
    expect(cards()).toEqual([]);
    expect(text()).toContain("There is nothing here");
    expect(document.querySelector('main a[href="/"]')?.textContent).toBe("See all products");
  });

  it.each(["/?category=wardrobes", "/?page=2"])("is no page at %s", async (path) => {
    await see(path);
    expect(text()).toContain("There is no page at this address");
  });
});

it("lists all products where one has an impossible picture and one an impossible id", async () => {
  const page = await store.items.list({ limit: 1 });
  const [known] = page.items;
  if (!known) throw new Error("The sandbox sells nothing.");
  const product = (_id: string, picture: string) => ({ ...known, _id, images: [picture] });
  const items = [product("../sign-in", "/a.webp"), product("plain", "http://[")];
  vi.spyOn(store.items, "list").mockResolvedValue({ ...page, items });
  await open("/");
  await answered();
  const links = [...document.querySelectorAll("article a")].map((a) => a.getAttribute("href"));
  expect(new Set(links)).toEqual(new Set(["/product/..%2Fsign-in", "/product/plain"]));
  expect(document.querySelectorAll("article img")).toHaveLength(1);
});

it("draws something else for a page that is not there than for an empty cart", async () => {
  const drawings = [];
  for (const path of ["/empty", "/nowhere"]) {
    await open(path);
    drawings.push(document.querySelector("main svg")?.innerHTML);
    await act(async () => root.render(null));
  }
  expect(new Set(drawings).size).toBe(2);
  expect(drawings).not.toContain(undefined);
});
