import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { processorTime, socketIn } from "./processor.mjs";

const reporter = path.join(import.meta.dirname, "report-processor-time.mjs");
const program = `
  const worker = new (require("node:worker_threads").Worker)("setInterval(() => {}, 1000)", { eval: true });
  worker.on("online", () => console.log("ready"));
  process.stdin.on("data", () => {
    const end = performance.now() + 300;
    while (performance.now() < end) Math.random();
    console.log("done");
  });
`;

let folder;
let child;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "taanka-processor-"));
  child = spawn(process.execPath, [`--import=${reporter}`, "--eval", program], {
    env: { ...process.env, BENCH_PROCESSOR_SOCKET: socketIn(folder) },
    stdio: ["pipe", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
});
afterAll(async () => {
  child.kill();
  await rm(folder, { recursive: true, force: true });
});

it("tells the time that a process has worked, not the time that has passed", async () => {
  const socket = socketIn(folder);
  const start = await processorTime(socket);
  await new Promise((resolve) => setTimeout(resolve, 300));
  const rested = await processorTime(socket);
  child.stdin.write("work\n");
  await once(child.stdout, "data");
  const worked = await processorTime(socket);
  expect(rested - start).toBeLessThan(50);
  expect(worked - rested).toBeGreaterThan(rested - start);
});
