// @vitest-environment jsdom

import type { StoreSession } from "@taanka/api-client/session";
import {
  accountKey,
  chooseForCheckout,
  keepAnswer,
  offlineCopy,
  readCheckoutChoice,
  useSession,
} from "@taanka/store";
import { provideCalls, signedInSession } from "@taanka/test-support";
import { QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { act, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import * as v from "valibot";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useLogout } from "../session/useLogout";
import { TestShop } from "../testing/TestShop";

const answers = new Map<string, string>();
let logout: () => Promise<void>;
let client: QueryClient;

const pageQuery = (name: string) =>
  queryOptions({
    queryKey: [accountKey, "page"],
    queryFn: async () => answers.get(name) ?? "nothing",
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Shows what belongs to a person: asked for, and typed. */
function Page() {
  const { user, signedIn } = useSession();
  logout = useLogout();
  const { data } = useQuery({ ...pageQuery(user?.name ?? ""), enabled: signedIn });
  const [typed, type] = useState("");
  return (
    <>
      <output>{data}</output>
      <button type="button" onClick={() => type("12 Temple Road")}>
        {typed || "nothing typed"}
      </button>
    </>
  );
}

const user = (name: string, phoneNumber: string) => ({
  name,
  phoneNumber,
  email: "",
  role: "User",
});
const session: StoreSession = signedInSession();
const signIn = (name: string, phoneNumber: string) =>
  act(async () =>
    session.write({ accessToken: "a", refreshToken: "r", user: user(name, phoneNumber) }),
  );

let root: Root;
const text = () => document.body.textContent;
const copies = () => Object.keys(localStorage).filter((key) => key.startsWith("taanka.kept"));

/** A busy machine takes its time to load what comes late. */
const waitOptions = { timeout: 20_000 };

async function open(): Promise<void> {
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <MemoryRouter>
        <TestShop client={client} session={session}>
          <Page />
        </TestShop>
      </MemoryRouter>,
    ),
  );
}

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  sessionStorage.clear();
  answers.set("Meera", "Meera's orders").set("Asha", "Asha's orders");
  await signIn("Meera", "9876543210");
  client = new QueryClient();
  await open();
  await act(() => vi.waitFor(() => expect(text()).toContain("Meera's orders"), waitOptions));
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it("shows nobody what belongs to who was signed in before, when another tab changes that", async () => {
  offlineCopy("orders", "9876543210", v.array(v.string())).write(["a"]);
  chooseForCheckout({ coupon: "WELCOME10", addressId: "home" });
  await act(async () => document.querySelector("button")?.click());
  await act(() => vi.waitFor(() => expect(text()).toContain("12 Temple Road"), waitOptions));
  await signIn("Asha", "9123456789");
  expect(text()).not.toContain("Meera's orders");
  expect(text()).not.toContain("12 Temple Road");
  await act(() => vi.waitFor(() => expect(text()).toContain("Asha's orders"), waitOptions));
  expect(readCheckoutChoice()).toEqual({ owner: "9123456789", unselected: [] });
  expect(copies()).toEqual([]);
});

it("keeps no copy of what belongs to somebody whose session ended while no page was open", async () => {
  await act(async () => root.unmount());
  session.clear();
  offlineCopy("orders", "9876543210", v.array(v.string())).write(["a"]);
  await open();
  expect(copies()).toEqual([]);
});

it("shows nobody what came for who was signed in before after they had left", async () => {
  await act(async () => session.clear());
  await act(() => keepAnswer(client, pageQuery("Meera").queryKey, "Meera's late orders"));
  await signIn("Asha", "9123456789");
  await act(() => vi.waitFor(() => expect(text()).toContain("Asha's orders"), waitOptions));
});

it("leaves what there is at the first look to whoever is signed in", async () => {
  await act(async () => root.unmount());
  client.setQueryData([accountKey, "page"], "as it is");
  await open();
  expect(text()).toContain("as it is");
});

it("tells the next one nothing of pieces that were left out for who was there before", async () => {
  const line = { itemId: "a", skuId: "a", name: "Saree", wanted: 2, held: 1, reason: "limited" };
  sessionStorage.setItem("taanka.leftOut", JSON.stringify([line]));
  await act(async () => session.clear());
  expect(sessionStorage.getItem("taanka.leftOut")).toBe("[]");
});

it("keeps what was chosen on the way to an order for whoever's session expires", async () => {
  chooseForCheckout({ coupon: "WELCOME10", addressId: "home", unselected: ["a"] });
  await act(async () => session.clear());
  expect(readCheckoutChoice()).toEqual({ unselected: [] });
  // What was under way comes back refused.
  chooseForCheckout({ tried: undefined });
  await signIn("Meera", "9876543210");
  expect(readCheckoutChoice()).toMatchObject({ coupon: "WELCOME10", unselected: ["a"] });
  await act(async () => session.clear());
  await signIn("Asha", "9123456789");
  expect(readCheckoutChoice()).toEqual({ owner: "9123456789", unselected: [] });
});

it("forgets what was chosen on the way to an order at Logout", async () => {
  provideCalls({ auth: { logout: async () => session.clear() } });
  chooseForCheckout({ coupon: "WELCOME10" });
  await act(() => logout());
  await signIn("Meera", "9876543210");
  expect(readCheckoutChoice()).toEqual({ owner: "9876543210", unselected: [] });
});

it("gives what a visitor has chosen to whoever signs in, in the place of what was kept", async () => {
  chooseForCheckout({ coupon: "WELCOME10", addressId: "home" });
  await signIn("Meera Iyer", "9876543210");
  expect(readCheckoutChoice()).toMatchObject({ coupon: "WELCOME10", addressId: "home" });
  await act(async () => session.clear());
  chooseForCheckout({ coupon: "SAVE50" });
  expect(readCheckoutChoice()).toEqual({ coupon: "SAVE50", unselected: [] });
  await signIn("Asha", "9123456789");
  expect(readCheckoutChoice()).toMatchObject({ coupon: "SAVE50", owner: "9123456789" });
});
