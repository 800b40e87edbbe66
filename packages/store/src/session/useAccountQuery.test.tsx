// @vitest-environment jsdom
import { signedInSession } from "@taanka/test-support";
import { keepPreviousData } from "@tanstack/react-query";
import { act, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { accountKey, createQueryClient } from "../queries/queryClient";
import { mounter } from "../testing/mount";
import { useAccountQuery } from "./useAccountQuery";

const mount = mounter();
const ask = vi.fn(async (): Promise<string> => "Meera's");
const options = { queryKey: [accountKey, "thing"], queryFn: ask };
const text = () => document.querySelector("p")?.textContent;

function Thing() {
  const { data, error } = useAccountQuery(options);
  return <p>{data ?? error?.message ?? "waits"}</p>;
}

/** A page whose part asks for the same as the page itself, and comes when that has its answer. */
function Page() {
  const { isPending } = useAccountQuery(options);
  return isPending ? <p>waits</p> : <Thing />;
}

function Doors() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)} />
      {open && <Page />}
    </>
  );
}

const press = () => act(async () => document.querySelector("button")?.click());

beforeEach(() => ask.mockReset().mockRejectedValue(new Error("no network")));
afterEach(() => vi.useRealTimers());

it("asks anew for what failed a while ago, and does not for what fails now", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await mount(<Doors />, { client: createQueryClient(), session: signedInSession() });
  await act(() => vi.waitFor(() => expect(text()).toBe("no network")));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(ask).toHaveBeenCalledTimes(1);
  ask.mockResolvedValue("Meera's");
  await press();
  vi.setSystemTime(Date.now() + 60_000);
  await press();
  await act(() => vi.waitFor(() => expect(text()).toBe("Meera's")));
});

it("gives a visitor no answer of who was there before, not even in its stead", async () => {
  ask.mockResolvedValue("Meera's");
  const session = signedInSession();
  function Kept() {
    const { data } = useAccountQuery({ ...options, placeholderData: keepPreviousData });
    return <p>{data}</p>;
  }
  await mount(<Kept />, { client: createQueryClient(), session });
  await act(() => vi.waitFor(() => expect(text()).toBe("Meera's")));
  await act(async () => session.clear());
  expect(text()).toBe("");
});
