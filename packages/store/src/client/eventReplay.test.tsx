// @vitest-environment jsdom
import { act, StrictMode, Suspense, use, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { collectEarlyEvents } from "../head/earlyEvents";
import { type EarlyEvents, replayEarlyEvents } from "./eventReplay";
import { FrameHydrationEnd, HydrationEnd } from "./HydrationEnd";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

function Form() {
  const [pressed, setPressed] = useState(0);
  const [sort, setSort] = useState("newest");
  const [size, setSize] = useState("");
  const [terms, setTerms] = useState(false);
  const [name, setName] = useState("");
  const [sent, setSent] = useState("");
  const answer = [pressed, sort, size, terms, name, sent].join(" ").trimEnd();
  return (
    <>
      <button type="button" onClick={() => setPressed((count) => count + 1)}>
        <span>Heart</span>
      </button>
      <select value={sort} onChange={({ target }) => setSort(target.value)}>
        <option value="newest">Newest</option>
        <option value="price">Price</option>
      </select>
      {["S", "M"].map((value) => (
        <label key={value}>
          <input
            type="radio"
            name="size"
            checked={size === value}
            onChange={() => setSize(value)}
          />
          {value}
        </label>
      ))}
      <label>
        <input
          type="checkbox"
          checked={terms}
          onChange={({ target }) => setTerms(target.checked)}
        />
        Terms
      </label>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setSent(`sent:${name}`);
        }}
      >
        <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
        <button type="submit">Send</button>
      </form>
      <output>{answer}</output>
    </>
  );
}

const page = (
  <StrictMode>
    <Form />
  </StrictMode>
);

let early: EarlyEvents;
let root: Root | undefined;

beforeEach(() => {
  document.body.innerHTML = `<main>${renderToString(page)}</main>`;
  early = collectEarlyEvents(document);
});

afterEach(async () => {
  early.stop();
  await act(async () => root?.unmount());
  // The next file has the same document.
  document.body.replaceChildren();
});

function find<Found extends Element>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`No ${selector}.`);
  return found;
}

async function hydrate(): Promise<string> {
  await act(async () => {
    root = hydrateRoot(find("main"), page);
  });
  early.stop();
  await act(() => replayEarlyEvents(early));
  return find("output").textContent ?? "";
}

describe("what people do before the page is hydrated", () => {
  it("is a press that is repeated once, wherever on the button it was", async () => {
    find<HTMLElement>("button span").click();
    find<HTMLElement>("button").click();
    expect(await hydrate()).toBe("1 newest  false");
  });

  it("is a choice in a list", async () => {
    const select = find<HTMLSelectElement>("select");
    select.value = "price";
    select.dispatchEvent(new Event("input", { bubbles: true }));
    expect(await hydrate()).toBe("0 price  false");
    expect(select.value).toBe("price");
  });

  it("is a radio button and a checkbox, pressed on their labels", async () => {
    find<HTMLElement>("label:nth-of-type(2)").click();
    find<HTMLElement>("label:nth-of-type(3)").click();
    expect(await hydrate()).toBe("0 newest M true");
  });

  it("is a checkbox that was taken back", async () => {
    const checkbox = find<HTMLInputElement>("[type=checkbox]");
    checkbox.click();
    checkbox.click();
    expect(await hydrate()).toBe(`0 newest  ${checkbox.checked}`);
  });

  it("is a word that was written", async () => {
    const field = find<HTMLInputElement>("[aria-label=Name]");
    field.value = "Meera";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    expect(await hydrate()).toBe("0 newest  false Meera");
    expect(field.value).toBe("Meera");
  });

  it("is a form that was sent, with what was written in it, and never by the browser itself", async () => {
    const field = find<HTMLInputElement>("[aria-label=Name]");
    field.value = "Meera";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    const own = vi.fn();
    document.addEventListener("submit", ({ defaultPrevented }) => own(defaultPrevented), {
      once: true,
    });
    find<HTMLElement>("[type=submit]").click();
    expect(own).toHaveBeenCalledWith(true);
    expect(await hydrate()).toBe("0 newest  false Meera sent:Meera");
  });

  it.each([
    ["search", `<input name="q" value="silk" />`],
    ["colour", `<input type="radio" name="color" value="red" checked />`],
    ["order", `<select name="sort"><option value="">Newest</option></select>`],
  ])("is no form with a %s: that is an address, which the browser opens by itself", (_, field) => {
    const main = find("main");
    main.innerHTML = `<form action="/list">${field}</form>`;
    const asked: boolean[] = [];
    main.addEventListener("submit", (event) => {
      asked.push(event.defaultPrevented);
      event.preventDefault();
    });
    find<HTMLFormElement>("form").requestSubmit();
    expect(asked).toEqual([false]);
    expect(early.taken.size).toBe(0);
  });

  it("is nothing afterwards: a living page answers by itself", async () => {
    await hydrate();
    await act(async () => find<HTMLElement>("button").click());
    expect(early.taken.size).toBe(0);
    expect(find("output").textContent).toBe("1 newest  false");
  });

  it("is forgotten when its control has gone", async () => {
    const gone = find<HTMLElement>("button");
    gone.click();
    const clicked = vi.spyOn(gone, "click");
    gone.remove();
    await replayEarlyEvents(early);
    expect(clicked).not.toHaveBeenCalled();
  });
});

/** Code of a screen that React waits for; with its status it is there before React is told. */
let code: (Promise<void> & { status: "pending" | "fulfilled"; value: undefined }) | undefined;
let arrived = () => {};

function Count({ name }: { name: string }) {
  const [pressed, setPressed] = useState(0);
  return (
    <button type="button" name={name} onClick={() => setPressed((count) => count + 1)}>
      {pressed}
    </button>
  );
}

function Screen() {
  if (code) use(code);
  const [sort, setSort] = useState("newest");
  return (
    <>
      <Count name="screen" />
      <select value={sort} onChange={({ target }) => setSort(target.value)}>
        <option value="newest">Newest</option>
        <option value="price">Price</option>
      </select>
      <output>{sort}</output>
    </>
  );
}

const shop = (
  <StrictMode>
    <Count name="menu" />
    <FrameHydrationEnd />
    <main>
      <Suspense>
        <Screen />
        <HydrationEnd />
      </Suspense>
    </main>
  </StrictMode>
);

const counts = () =>
  ["menu", "screen"].map((name) => Number(find(`button[name=${name}]`).textContent));
const press = (name: string) => act(async () => find<HTMLElement>(`button[name=${name}]`).click());

describe("a frame that is hydrated before its page", () => {
  beforeEach(async () => {
    code = undefined;
    document.body.innerHTML = `<div>${renderToString(shop)}</div>`;
    early.stop();
    early = collectEarlyEvents(document);
    window.earlyEvents = early;
    const arrival = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    code = Object.assign(arrival, { status: "pending" as const, value: undefined });
    find<HTMLElement>("button[name=menu]").click();
    find<HTMLElement>("button[name=screen]").click();
    await act(async () => {
      root = hydrateRoot(find("div"), shop);
    });
  });

  async function receiveCode() {
    if (code) code.status = "fulfilled";
    await act(async () => arrived());
  }

  /** Until they are, and a moment longer: a press that is done twice comes after it was done once. */
  async function becomes(expected: number[]) {
    await act(() => vi.waitFor(() => expect(counts()).toEqual(expected)));
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 5))));
    expect(counts()).toEqual(expected);
  }

  it("answers at once, and what was pressed on the page waits", async () => {
    expect(counts()).toEqual([1, 0]);
    await receiveCode();
    await becomes([1, 1]);
  });

  it("answers a press itself, which is not done again when the page is hydrated", async () => {
    await press("menu");
    await becomes([2, 0]);
    await receiveCode();
    await becomes([2, 1]);
  });

  it("counts a press on the page once that makes React take the page over", async () => {
    early.taken.clear();
    if (code) code.status = "fulfilled";
    await press("screen");
    await receiveCode();
    await becomes([1, 1]);
  });
  it("keeps a choice that makes React take the page over", async () => {
    if (code) code.status = "fulfilled";
    const select = find<HTMLSelectElement>("select");
    await act(async () => {
      select.value = "price";
      for (const type of ["input", "change"])
        select.dispatchEvent(new Event(type, { bubbles: true }));
    });
    await receiveCode();
    const chosen = () => [select.value, find("output").textContent];
    await act(() => vi.waitFor(() => expect(chosen()).toEqual(["price", "price"])));
  });
});

it.each([
  ["screen", "waits for its part", true],
  ["menu", "is answered by it", false],
])("a press on the %s that makes React take the frame over %s", (name, _fate, isKept) => {
  const button = (its: string) => `<button type="button" name="${its}"></button>`;
  document.body.innerHTML = `${button("menu")}<main>${button("screen")}</main>`;
  const pressed = find<HTMLElement>(`button[name=${name}]`);
  pressed.addEventListener("click", () => early.stop(find("main")));
  pressed.click();
  expect(early.taken.has(pressed)).toBe(isKept);
});
