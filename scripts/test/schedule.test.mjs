import { describe, expect, it } from "vitest";
import { runSideBySide } from "./schedule.mjs";

const good = { passed: 1, failed: 0 };

/** Checks that end when told to, and a record of what happened. */
function stage(lanes, ...plans) {
  const events = [];
  const ends = new Map();
  const checks = plans.map(({ title, ...plan }) => ({
    title,
    ...plan,
    work: () => {
      events.push(`${title} starts`);
      return new Promise((resolve, reject) => ends.set(title, { resolve, reject }));
    },
  }));
  const outcomes = {};
  const done = runSideBySide(checks, {
    lanes,
    onEnd: ({ title }, { milliseconds, ...outcome }) => {
      expect(milliseconds).toBeGreaterThanOrEqual(0);
      outcomes[title] = outcome;
    },
  });
  const end = async (title, outcome = good) => {
    const { resolve, reject } = ends.get(title);
    if (outcome instanceof Error) reject(outcome);
    else resolve(outcome);
    await new Promise((turn) => setImmediate(turn));
  };
  return { events, outcomes, done, end };
}

describe("runSideBySide", () => {
  it("starts as many as there are lanes, then the next as one ends", async () => {
    const { events, done, end } = stage(2, { title: "a" }, { title: "b" }, { title: "c" });
    expect(events).toEqual(["a starts", "b starts"]);
    await end("b");
    expect(events).toEqual(["a starts", "b starts", "c starts"]);
    await end("a");
    await end("c");
    await done;
  });

  it("passes over what waits for another, and starts it as soon as that has passed", async () => {
    const { events, done, end } = stage(
      2,
      { title: "build" },
      { title: "journeys", needs: ["build"] },
      { title: "lint" },
    );
    expect(events).toEqual(["build starts", "lint starts"]);
    await end("build");
    expect(events.at(-1)).toBe("journeys starts");
    await end("lint");
    await end("journeys");
    await done;
  });

  it("goes on after a failure, but for what needs the failed one", async () => {
    const { events, outcomes, done, end } = stage(
      1,
      { title: "build" },
      { title: "journeys", needs: ["build"] },
      { title: "units" },
    );
    await end("build", new Error("no disk"));
    expect(outcomes.build).toEqual({ passed: 0, failed: 1, output: "no disk" });
    expect(outcomes.journeys).toEqual({
      passed: 0,
      failed: 1,
      output: "journeys did not run: build failed.",
    });
    expect(events).toEqual(["build starts", "units starts"]);
    await end("units", { passed: 4, failed: 2 });
    await done;
    expect(outcomes.units).toEqual({ passed: 4, failed: 2 });
  });

  it("says so when checks wait for each other", async () => {
    const { done } = stage(2, { title: "hen", needs: ["egg"] }, { title: "egg", needs: ["hen"] });
    await expect(done).rejects.toThrow("These checks wait for each other: hen, egg.");
  });
});
