// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useActionGuard } from "./useActionGuard";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let container: HTMLElement;
let root: Root;

interface SaveProps {
  action: () => unknown;
  code?: string | undefined;
}

function Save({ action, code }: SaveProps) {
  const [run, pending] = useActionGuard();
  return (
    <button type="button" onClick={() => run(action, code)}>
      {pending ? "Saving" : "Save"}
    </button>
  );
}

const show = (action: () => unknown, code?: string) =>
  act(() => root.render(<Save action={action} code={code} />));
const press = () => container.querySelector("button")?.click();

beforeEach(() => {
  vi.useFakeTimers();
  container = document.createElement("div");
  document.body.append(container);
  root = createRoot(container);
});

afterEach(() => {
  act(() => root.unmount());
  container.remove();
  vi.useRealTimers();
});

describe("useActionGuard", () => {
  it("runs once for two activations in the same tick", () => {
    const action = vi.fn();
    show(action);
    act(() => {
      press();
      press();
    });
    expect(action).toHaveBeenCalledTimes(1);
  });

  it("takes what follows within half a second for the same activation, and nothing later", () => {
    const action = vi.fn();
    show(action);
    act(press);
    vi.advanceTimersByTime(499);
    act(press);
    expect(action).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    act(press);
    expect(action).toHaveBeenCalledTimes(2);
  });

  it("runs another key at once, and the same again only later", () => {
    const action = vi.fn();
    for (const code of ["SAVE10", "SAVE50", "SAVE50", "SAVE10"]) {
      show(action, code);
      act(press);
    }
    expect(action).toHaveBeenCalledTimes(3);
  });

  it("runs no other key while a promise is pending", async () => {
    let keep = () => {};
    const action = vi.fn(() => new Promise<void>((resolve) => (keep = resolve)));
    show(action, "SAVE10");
    act(press);
    show(action, "SAVE50");
    act(press);
    expect(action).toHaveBeenCalledTimes(1);
    await act(async () => keep());
    act(press);
    expect(action).toHaveBeenCalledTimes(2);
    await act(async () => keep());
  });

  it("is pending until a returned promise is kept, however long that takes", async () => {
    let keep = () => {};
    const action = vi.fn(() => new Promise<void>((resolve) => (keep = resolve)));
    show(action);
    act(press);
    expect(container.textContent).toBe("Saving");
    vi.advanceTimersByTime(60_000);
    act(press);
    expect(action).toHaveBeenCalledTimes(1);
    await act(async () => keep());
    expect(container.textContent).toBe("Save");
    act(press);
    expect(action).toHaveBeenCalledTimes(2);
  });

  it("may be tried again at once after a rejection, which it keeps to itself", async () => {
    const action = vi.fn(() => Promise.reject(new Error("offline")));
    show(action);
    await act(async () => press());
    expect(container.textContent).toBe("Save");
    await act(async () => press());
    expect(action).toHaveBeenCalledTimes(2);
  });
});
