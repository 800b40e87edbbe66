import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { DatabaseClock } from "./clock.js";

/** What may ask the machine's own clock, since nothing of it is compared with another instance's. */
const OWN_CLOCK = [
  // A folder that was left for a day; its owner gives a sign of life each minute.
  "operations/archive.ts",
  // A name for a folder that is put aside.
  "operations/exchange.ts",
  // For the receiver, who compares it with a clock of its own and takes five minutes.
  "otp/webhook.ts",
];

/** A database and a process, each with a clock that tests move. */
function useClocks() {
  const clocks = { database: 1_000_000, running: 0, answerMs: 2 };
  const warnings: unknown[] = [];
  const clock = new DatabaseClock({
    read: async () => {
      const half = clocks.answerMs / 2;
      clocks.running += half;
      clocks.database += half;
      const time = clocks.database;
      clocks.running += half;
      clocks.database += half;
      return time;
    },
    running: () => clocks.running,
    log: { warn: (told: unknown) => warnings.push(told) },
  });
  const wait = (milliseconds: number) => {
    clocks.running += milliseconds;
    clocks.database += milliseconds;
  };
  return { clock, clocks, wait };
}

describe("the database's clock", () => {
  it("tells the database's time, and goes on between two looks", async () => {
    const { clock, clocks, wait } = useClocks();
    expect(() => clock.now()).toThrow("was not read yet");
    await clock.look();
    wait(12_345);
    expect(clock.now().getTime()).toBe(clocks.database);
  });

  it("believes a quick answer rather than a slow one, and a slow one that contradicts", async () => {
    const { clock, clocks, wait } = useClocks();
    await clock.look();
    clocks.answerMs = 3000;
    // The answer took long on its way back only, so that its middle is wrong by 1 s.
    clocks.database -= 1000;
    await clock.look();
    clocks.database += 1000;
    expect(clock.now().getTime()).toBe(clocks.database);
    wait(10_000);
    clocks.database += 60_000;
    await clock.look();
    expect(clock.now().getTime()).toBe(clocks.database);
  });

  it("follows clocks that run apart", async () => {
    const { clock, clocks, wait } = useClocks();
    await clock.look();
    for (let count = 0; count < 100; count++) {
      wait(10_000);
      clocks.database += 1;
      await clock.look();
      expect(Math.abs(clock.now().getTime() - clocks.database)).toBeLessThanOrEqual(10);
    }
  });

  it("is the only one by which the API stores and compares", () => {
    const source = fileURLToPath(new URL("..", import.meta.url));
    const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
      (file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file) && !file.startsWith("testing"),
    );
    expect(files.length).toBeGreaterThan(100);
    const asking = files.filter((file) =>
      /\bDate\.now\(\)|new Date\(\)/.test(readFileSync(join(source, file), "utf8")),
    );
    expect(asking.sort()).toEqual(OWN_CLOCK);
  });
});
