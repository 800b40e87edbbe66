// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
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

it("leaves the focus to what has taken it", async () => {
  rescueFocus();
  element("input").focus();
  element("button").remove();
  await later(100);
  expect(focused()).toBe("INPUT");
});
