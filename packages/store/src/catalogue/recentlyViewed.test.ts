// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { noteViewed, recentlyViewed } from "./recentlyViewed";

beforeEach(() => localStorage.clear());

it("keeps twelve products, each once, the last in front, and leaves out the one on the page", () => {
  for (let n = 1; n <= 14; n++) noteViewed(`p${n}`);
  noteViewed("p5");
  const ids = recentlyViewed("");
  expect(ids).toHaveLength(12);
  expect(ids.slice(0, 3)).toEqual(["p5", "p14", "p13"]);
  expect(ids.filter((id) => id === "p5")).toHaveLength(1);
  expect(recentlyViewed("p5")[0]).toBe("p14");
});

it("keeps what another tab has noted since it was read here", () => {
  noteViewed("here");
  localStorage.setItem("taanka.recentlyViewed", '["there","here"]');
  expect(recentlyViewed("")).toEqual(["there", "here"]);
  localStorage.setItem("taanka.recentlyViewed", '["later","there","here"]');
  noteViewed("again");
  expect(JSON.parse(localStorage.getItem("taanka.recentlyViewed") ?? "")).toEqual([
    ...["again", "later", "there", "here"],
  ]);
});
