import { describe, expect, it } from "vitest";
import { useTestApi } from "../testing/api.js";

/** As many items as fit into a request's body. */
const many = (item: unknown) => Array.from({ length: 80_000 }, () => item);

describe("a visitor who sends a list as long as a request may be", () => {
  const api = useTestApi("pglite");

  // An issue for each member of each item would keep everybody else waiting.
  it.each([
    ["/api/usercart/preview", "lines", { lines: many({}) }],
    ["/api/items/filtering", "filters", { filters: many({}) }],
    ["/api/items/filtering", "specificItems", { specificItems: many(0) }],
  ])("to %s is told of the first mistake alone: %s", async (path, list, body) => {
    const { status, body: answer } = await api().call("POST", path, { body });
    expect(status).toBe(400);
    expect(answer.issues).toEqual([
      expect.objectContaining({ path: expect.stringMatching(new RegExp(`^${list}\\.0`)) }),
    ]);
  });
});
