// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { besideFocus } from "./besideFocus";
import { rescueFocus } from "./rescueFocus";

const html = `<main><h1>Saved addresses</h1><button>Delete</button><input name="other"></main>`;
const element = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No ${selector}.`);
  return found;
};
const later = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
const focused = () => document.activeElement?.tagName;

beforeEach(() => {
  document.body.innerHTML = html;
  element("button").focus();
});
afterEach(() => {
  document.body.innerHTML = "";
});

it("gives the heading the focus whenever what had it goes, however busy the device is", async () => {
  rescueFocus();
  await later(200);
  expect(focused()).toBe("BUTTON");
  element("button").remove();
  await vi.waitFor(() => expect(focused()).toBe("H1"));
});

it("prefers what is chosen in the part that goes on", async () => {
  rescueFocus(element("main"));
  element("button").remove();
  await vi.waitFor(() => expect(focused()).toBe("INPUT"));
});

it.each([
  ["next row", 0, "kurti"],
  ["row before the last", 2, "kurti"],
])("goes on at the %s of a list", async (_, place, name) => {
  const lines = ["saree", "kurti", "lehenga"].map(
    (line) => `<article><a href="#${line}">${line}</a><button>Save</button></article><hr>`,
  );
  element("main").innerHTML = `<h1>Cart</h1>${lines.join("")}`;
  const row = document.querySelectorAll("article")[place];
  row?.querySelector("button")?.focus();
  rescueFocus(besideFocus());
  row?.remove();
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe(name));
});

it("goes to the heading where the row beside has gone too, or there never was one", async () => {
  element("main").innerHTML =
    "<h1>Cart</h1><ul><li><button>One</button></li><li><a href='#two'>Two</a></li></ul>";
  element("button").focus();
  const beside = besideFocus();
  beside?.remove();
  expect(besideFocus()).toBeUndefined();
  rescueFocus(beside);
  element("li").remove();
  await vi.waitFor(() => expect(focused()).toBe("H1"));
});

it("leaves the focus to what has taken it", async () => {
  rescueFocus();
  element("input").focus();
  element("button").remove();
  await later(100);
  expect(focused()).toBe("INPUT");
});
