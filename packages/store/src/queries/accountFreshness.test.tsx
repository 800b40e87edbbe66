// @vitest-environment jsdom
import { signedInSession } from "@taanka/test-support";
import { useMutation } from "@tanstack/react-query";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useAccountQuery } from "../session/useAccountQuery";
import { mounter } from "../testing/mount";
import { useFreshOnArrival } from "./accountFreshness";
import { accountKey, createQueryClient } from "./queryClient";

const mount = mounter();
const answers = ["", "red saree", "blue saree", "green saree"];
const ask = vi.fn(async () => answers[ask.mock.calls.length] ?? "");
/** As that of the cart: for a minute no mount asks for it again. */
const query = { queryKey: [accountKey, "thing"], queryFn: ask, staleTime: 60_000 };

function Thing({ isArrival = false }) {
  const { data } = useAccountQuery(query);
  const { mutate } = useMutation({ mutationFn: async () => undefined });
  return (
    <>
      <button type="button" onClick={() => mutate()} />
      <p>{data}</p>
      {isArrival && <Arrival />}
    </>
  );
}

function Arrival() {
  useFreshOnArrival(query);
  return null;
}

const client = createQueryClient();
const show = (isArrival = false) =>
  mount(<Thing isArrival={isArrival} />, { client, session: signedInSession() });
const reads = (text: string) =>
  act(() => vi.waitFor(() => expect(document.querySelector("p")?.textContent).toBe(text)));
const later = () => vi.setSystemTime(Date.now() + 5_000);
const visibility = (state: DocumentVisibilityState) =>
  act(async () => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
    document.dispatchEvent(new Event("visibilitychange"));
  });
const comesBack = (persisted: boolean) =>
  act(async () => void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted })));

/** Another tab of this browser. */
const otherTab = () => new BroadcastChannel("taanka.account");
const heardBy = (tab: BroadcastChannel) =>
  new Promise((resolve) => {
    tab.onmessage = resolve;
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  ask.mockClear();
  client.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("what belongs to a person", () => {
  it("is asked for again when Back shows the page as it was kept", async () => {
    await show();
    await reads("red saree");
    later();
    await comesBack(false);
    expect(ask).toHaveBeenCalledTimes(1);
    await comesBack(true);
    await reads("blue saree");
  });

  it("is asked for again when the tab is opened again, once for both events", async () => {
    await show();
    await reads("red saree");
    later();
    await visibility("hidden");
    expect(ask).toHaveBeenCalledTimes(1);
    let answer = (_text: string) => {};
    ask.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    await visibility("visible");
    await comesBack(true);
    answer("blue saree");
    await reads("blue saree");
    await comesBack(true);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("is asked for again when another tab has changed something, by a hidden tab later", async () => {
    await show();
    await reads("red saree");
    const tab = otherTab();
    tab.postMessage("");
    await reads("blue saree");
    await visibility("hidden");
    tab.postMessage("");
    await act(() =>
      vi.waitFor(() => expect(client.getQueryState(query.queryKey)?.isInvalidated).toBe(true)),
    );
    expect(ask).toHaveBeenCalledTimes(2);
    await visibility("visible");
    await reads("green saree");
    tab.close();
  });

  it("waits for the network where there is none", async () => {
    await show();
    await reads("red saree");
    later();
    const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await comesBack(true);
    expect(ask).toHaveBeenCalledTimes(1);
    network.mockReturnValue(true);
    await comesBack(true);
    await reads("blue saree");
  });

  it("tells other tabs of a change that was made here", async () => {
    await show();
    const tab = otherTab();
    const heard = heardBy(tab);
    await act(async () => document.querySelector("button")?.click());
    await heard;
    tab.close();
  });

  it("is asked for again on the page that shows nothing else, and not twice at first", async () => {
    await show(true);
    await reads("red saree");
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

const refuse = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

it.each([
  ["to open", () => vi.stubGlobal("BroadcastChannel", vi.fn(refuse))],
  [
    "to send by",
    () => vi.spyOn(BroadcastChannel.prototype, "postMessage").mockImplementation(refuse),
  ],
  ["to close", () => vi.spyOn(BroadcastChannel.prototype, "close").mockImplementation(refuse)],
])("asks again on return also where the browser refuses a channel %s", async (_what, refused) => {
  refused();
  await show();
  await reads("red saree");
  await act(async () => document.querySelector("button")?.click());
  window.dispatchEvent(new Event("pagehide"));
  later();
  await comesBack(true);
  await reads("blue saree");
});

it("asks again where a page about it is opened, however young it counts", async () => {
  client.setQueryData(query.queryKey, "old saree", { updatedAt: Date.now() - 5_000 });
  await show(true);
  await reads("red saree");
});
