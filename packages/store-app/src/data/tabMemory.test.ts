// @vitest-environment jsdom

import * as v from "valibot";
import { beforeEach, expect, it } from "vitest";
import { browserMemory } from "./tabMemory";

beforeEach(() => localStorage.clear());

it("is read anew by whoever hears of its changes first: nobody has heard of those before", () => {
  const memory = browserMemory("test.memory", v.array(v.string()), []);
  memory.write(["here"]);
  localStorage.setItem("test.memory", '["there"]');
  const stop = memory.subscribe(() => undefined);
  expect(memory.read()).toEqual(["there"]);
  expect(memory.read()).toBe(memory.read());
  stop();
});
