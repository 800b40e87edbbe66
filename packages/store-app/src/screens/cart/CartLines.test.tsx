// @vitest-environment jsdom

import { cartLines, chooseForCheckout, readCheckoutChoice, type ShopCartLine } from "@taanka/store";
import { provideCalls, signedInSession } from "@taanka/test-support";
import { QueryClient } from "@tanstack/react-query";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { paths } from "../../paths";
import { TestShop } from "../../testing/TestShop";
import { CartLines } from "./CartLines";
import { useLineChanges } from "./useLineChanges";

let client: QueryClient;
const session = signedInSession();
const sent: string[] = [];
let answer = () => {};
const send = (what: string) => (line: { skuId: string }) => {
  sent.push(`${what} ${line.skuId}`);
  return new Promise<void>((resolve) => {
    answer = resolve;
  });
};
provideCalls({
  cart: { updateQuantity: send("change"), remove: send("remove"), add: send("add") },
  saved: { add: send("save") },
  wishlist: { add: async () => undefined, read: async () => [] },
});

const piece = (id: string) => ({
  itemId: {
    _id: id,
    name: id,
    description: "",
    image: "",
    MRP: 900,
    discountedPrice: 700,
    discountPercentage: 22,
  },
  quantity: 2,
  size: "M",
  color: "red",
  skuId: id,
});
const lines = cartLines({ items: [piece("saree"), piece("kurti")] }, paths.product);

const cart = { isSelected: () => true, select: (_line: ShopCartLine) => undefined };

function Lines({ inCart = lines }: { inCart?: typeof lines }) {
  return <CartLines cart={cart} changes={useLineChanges(inCart)} />;
}

let root: Root;

const show = (inCart?: typeof lines) =>
  act(async () =>
    root.render(
      <MemoryRouter>
        <TestShop client={client} session={session}>
          <Lines {...(inCart && { inCart })} />
        </TestShop>
      </MemoryRouter>,
    ),
  );

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  sent.length = 0;
  client = new QueryClient();
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await show();
});

afterEach(async () => {
  chooseForCheckout({ unselected: [] });
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const press = (line: number, name: RegExp) => {
  const article = document.querySelectorAll("article")[line];
  const named = (button: Element) => name.test(button.getAttribute("aria-label") ?? "");
  [...(article?.querySelectorAll("button") ?? [])].find(named)?.click();
};

it("changes a line once by a double press, and again as soon as that is through", async () => {
  await act(async () => {
    press(0, /increase/i);
    press(0, /increase/i);
    press(0, /remove/i);
  });
  expect(sent).toEqual(["change saree"]);
  await act(async () => answer());
  await vi.waitFor(async () => {
    await act(async () => press(0, /increase/i));
    expect(sent).toEqual(["change saree", "change saree"]);
  });
});

it("keeps no other line waiting", async () => {
  await act(async () => {
    press(0, /remove/i);
    press(1, /decrease/i);
  });
  expect(sent).toEqual(["remove saree", "change kurti"]);
});

it("keeps the place of a line that was taken out, with the focus on the way back", async () => {
  await act(async () => press(0, /remove/i));
  const [row] = document.querySelectorAll("article");
  expect(row?.textContent).toContain("saree");
  expect(document.activeElement?.textContent).toBe("Undo");
  await act(async () => answer());
  await vi.waitFor(async () => {
    await act(async () => row?.querySelector("button")?.click());
    expect(sent).toEqual(["remove saree", "add saree"]);
  });
});

/** Takes the first line out, and has the cart read without it. */
async function takeOut(): Promise<void> {
  await act(async () => press(0, /remove/i));
  await act(async () => answer());
  await show(lines.slice(1));
  await vi.waitFor(() => expect(client.isMutating()).toBe(0));
}

it("puts a line back once by a double press", async () => {
  await takeOut();
  const undo = document.querySelector("article")?.querySelector("button");
  await act(async () => {
    undo?.click();
    undo?.click();
  });
  expect(sent).toEqual(["remove saree", "add saree"]);
});

it("puts a line back where it stood, though the cart has it as its latest", async () => {
  const names = () => [...document.querySelectorAll("article")].map((row) => row.textContent);
  await takeOut();
  await act(async () => document.querySelector("article")?.querySelector("button")?.click());
  await show(lines.toReversed());
  await act(async () => answer());
  expect(names()).toEqual([expect.stringContaining("saree"), expect.stringContaining("kurti")]);
  expect(document.body.textContent).not.toContain("Undo");
  await show(lines.slice(1));
  expect(names()).toEqual([expect.stringContaining("kurti")]);
});

it("shows a line as it is that came back by another way", async () => {
  const undo = () => document.querySelector("article")?.textContent?.includes("Undo");
  await takeOut();
  expect(undo()).toBe(true);
  await show();
  expect(undo()).toBe(false);
  await act(async () => press(0, /increase/i));
  expect(sent).toEqual(["remove saree", "change saree"]);
});

const [sareeKey = "", kurtiKey = ""] = lines.map(({ key }) => key);
const unticked = () => readCheckoutChoice().unselected;
const unticks = (...keys: string[]) =>
  act(() => vi.waitFor(() => expect(unticked().toSorted()).toEqual(keys.toSorted())));

const pressNamed = (name: string) =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name)?.click();

describe("a line that is not bought this time", () => {
  beforeEach(() => chooseForCheckout({ unselected: [sareeKey, kurtiKey] }));

  it.each([
    ["removed", "remove saree", () => press(0, /remove/i)],
    ["saved for later", "save saree", () => pressNamed("Save for later")],
    ["moved to the wishlist", "remove saree", () => pressNamed("Move to wishlist")],
  ])("is like any other when it comes back, once it was %s", async (_how, call, leave) => {
    await act(async () => leave());
    await vi.waitFor(() => expect(sent).toEqual([call]));
    // What was unticked is not bought while it is still there.
    expect(unticked()).toContain(sareeKey);
    await act(async () => answer());
    await unticks(kurtiKey);
  });

  it("is put back as it was", async () => {
    await takeOut();
    await unticks(kurtiKey);
    await act(async () => document.querySelector("article")?.querySelector("button")?.click());
    await unticks(kurtiKey, sareeKey);
    await act(async () => answer());
    await unticks(kurtiKey, sareeKey);
  });
});
