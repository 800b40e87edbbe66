// @vitest-environment jsdom
import { QueryClient, useQuery } from "@tanstack/react-query";
import { act, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import * as v from "valibot";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { chooseForCheckout, readCheckoutChoice } from "../data/checkout";
import { keptCopy } from "../data/keptCopy";
import { personal } from "../data/queryClient";
import { signedInSession, TestShop } from "../testing/TestShop";
import { useSession } from "./SessionProvider";
import type { Session } from "./session";

const answers = new Map<string, string>();

/** Shows what belongs to a person: asked for, and typed. */
function Page() {
  const { user, signedIn } = useSession();
  const { data } = useQuery({
    queryKey: [personal, "page"],
    queryFn: async () => answers.get(user?.name ?? "") ?? "nothing",
    enabled: signedIn,
    staleTime: Number.POSITIVE_INFINITY,
  });
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
const session: Session = signedInSession();
const signIn = (name: string, phoneNumber: string) =>
  act(async () =>
    session.write({ accessToken: "a", refreshToken: "r", user: user(name, phoneNumber) }),
  );

let root: Root;
const text = () => document.body.textContent;

/** A busy machine takes its time to load what comes late. */
const patience = { timeout: 20_000 };

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  sessionStorage.clear();
  answers.set("Meera", "Meera's orders").set("Asha", "Asha's orders");
  await signIn("Meera", "9876543210");
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <MemoryRouter>
        <TestShop client={new QueryClient()} session={session}>
          <Page />
        </TestShop>
      </MemoryRouter>,
    ),
  );
  await act(() => vi.waitFor(() => expect(text()).toContain("Meera's orders"), patience));
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it("shows nobody what belongs to who was signed in before, when another tab changes that", async () => {
  keptCopy("orders", "9876543210", v.array(v.string())).write(["a"]);
  chooseForCheckout({ coupon: "WELCOME10", addressId: "home" });
  await act(async () => document.querySelector("button")?.click());
  await act(() => vi.waitFor(() => expect(text()).toContain("12 Temple Road"), patience));
  await signIn("Asha", "9123456789");
  expect(text()).not.toContain("Meera's orders");
  expect(text()).not.toContain("12 Temple Road");
  await act(() => vi.waitFor(() => expect(text()).toContain("Asha's orders"), patience));
  expect(readCheckoutChoice()).toEqual({ owner: "9123456789", unselected: [] });
  expect(Object.keys(localStorage).filter((key) => key.startsWith("taanka.kept"))).toEqual([]);
});

it("forgets what was chosen on the way to an order when somebody signs out, and only then", async () => {
  chooseForCheckout({ coupon: "WELCOME10", addressId: "home" });
  await signIn("Meera Iyer", "9876543210");
  expect(readCheckoutChoice()).toMatchObject({ coupon: "WELCOME10", addressId: "home" });
  await act(async () => session.clear());
  expect(readCheckoutChoice()).toEqual({ unselected: [] });
  chooseForCheckout({ coupon: "SAVE50" });
  await signIn("Asha", "9123456789");
  expect(readCheckoutChoice()).toMatchObject({ coupon: "SAVE50", owner: "9123456789" });
});
