import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeTemporary, removeTemporary } from "./temporary.mjs";

const much = 64 * 2 ** 30;

describe("the folder of the checks", () => {
  let inMemory;
  let made;
  beforeEach(() => {
    inMemory = mkdtempSync(path.join(tmpdir(), "taanka-memory-"));
  });
  afterEach(() => {
    removeTemporary(made);
    rmSync(inMemory, { recursive: true, force: true });
  });

  it("lies in memory where there is enough", () => {
    made = makeTemporary({ inMemory, free: much });
    expect(path.dirname(made)).toBe(inMemory);
  });

  it("lies on the disk where memory is short, or has no such folder", () => {
    made = makeTemporary({ inMemory, free: 2 ** 30 });
    expect(path.dirname(made)).toBe(tmpdir());
    removeTemporary(made);
    made = makeTemporary({ inMemory: path.join(inMemory, "none"), free: much });
    expect(path.dirname(made)).toBe(tmpdir());
  });

  it("goes with all that was left in it", () => {
    made = makeTemporary({ inMemory, free: much });
    writeFileSync(path.join(made, "left"), "behind");
    removeTemporary(made);
    expect(existsSync(made)).toBe(false);
  });
});
