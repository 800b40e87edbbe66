// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useChange } from "./useChange";

let sent: string[] = [];
let answer = () => Promise.resolve();
let change: (input: string) => void = () => undefined;

function Changing({ repeatable }: { repeatable: boolean }) {
  const { mutate } = useChange({
    mutationKey: ["change"],
    mutationFn: (input: string) => {
      sent.push(input);
      return answer();
    },
    repeatable,
  });
  change = mutate;
  return null;
}

async function render(repeatable = false) {
  const root = createRoot(document.createElement("div"));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Changing repeatable={repeatable} />
      </QueryClientProvider>,
    ),
  );
}

const settle = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

describe("a change", () => {
  beforeEach(() => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    vi.useFakeTimers();
    sent = [];
    answer = () => Promise.resolve();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is sent once when it is pressed twice in one tick", async () => {
    await render();
    await act(async () => {
      change("saree");
      change("saree");
    });
    expect(sent).toEqual(["saree"]);
  });

  it("is sent once when the second tap comes after a quick answer, and again later", async () => {
    await render();
    change("saree");
    await settle(120);
    change("saree");
    await settle(0);
    expect(sent).toEqual(["saree"]);
    await settle(500);
    change("saree");
    await settle(0);
    expect(sent).toEqual(["saree", "saree"]);
  });

  it("keeps no other change waiting", async () => {
    await render();
    await act(async () => {
      change("saree");
      change("kurti");
    });
    expect(sent).toEqual(["saree", "kurti"]);
  });

  it("can be tried again at once after a failure", async () => {
    await render();
    answer = () => Promise.reject(new Error("no network"));
    change("saree");
    await settle(10);
    change("saree");
    await settle(10);
    expect(sent).toEqual(["saree", "saree"]);
  });

  it("follows the last one at once where it may be repeated", async () => {
    await render(true);
    change("one more");
    change("one more");
    await settle(10);
    expect(sent).toEqual(["one more"]);
    change("one more");
    await settle(10);
    expect(sent).toEqual(["one more", "one more"]);
  });
});
