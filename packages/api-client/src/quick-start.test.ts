import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { outboxKey, outboxPath } from "../../../scripts/lib/outbox.mjs";
import { problemsOf } from "./testing/compile";

const own = fileURLToPath(new URL("..", import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), "taanka-quick-start-"));
const processes: ReturnType<typeof spawn>[] = [];
afterAll(() => {
  for (const process of processes) process.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

const readme = readFileSync(path.join(own, "README.md"), "utf8");
const quickStart = /## Quick start[\s\S]+?```ts\n([\s\S]+?)```/.exec(readme)?.[1] ?? "";

/** Stands for the person who reads the code from their phone: here, from the sandbox's mailbox. */
const PERSON = `
const send = globalThis.fetch;
let code = "";
globalThis.fetch = async (...request) => {
  const response = await send(...request);
  if (new URL(response.url).pathname === "/api/auth/otp") {
    const mail = await send(new URL("${outboxPath("9876543210")}", response.url));
    code = (await mail.json())[0].code;
  }
  return response;
};
globalThis.prompt = () => code;
globalThis.alert = (text) => { throw new Error(text); };
`;

/** Runs TypeScript with the packages' sources. */
function run(file: string, env: Record<string, string>, cwd: string, preload: string[] = []) {
  const options = ["--conditions=@taanka/source", "--import", "tsx", ...preload];
  const child = spawn(process.execPath, [...options, file], {
    cwd,
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  processes.push(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const closed = new Promise<number | null>((resolve) => child.once("close", resolve));
  return { closed, output: () => output };
}

/** The reference API with the sample catalogue, as a shop would reach it. */
async function startApi(): Promise<string> {
  const env = { NODE_ENV: "test", PORT: "0", DATA_DIR: path.join(folder, "data") };
  const seed = { SEED_SAMPLE_CATALOGUE: "true", OUTBOX_KEY: outboxKey };
  const home = path.join(own, "../store-api");
  const server = run(path.join(home, "src/main.ts"), { ...env, ...seed }, home);
  for (const end = Date.now() + 100_000; Date.now() < end; ) {
    const [, origin] = /the API listens on (http:\/\/[\d.:]+)/.exec(server.output()) ?? [];
    if (origin) return origin;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The API did not start:\n${server.output()}`);
}

/** Writes a program into a folder where the package is installed. */
function write(name: string, text: string): string {
  const scope = path.join(folder, "node_modules/@taanka");
  mkdirSync(scope, { recursive: true });
  const link = path.join(scope, "api-client");
  rmSync(link, { force: true });
  symlinkSync(own, link);
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

describe("the quick start of the README", { timeout: 200_000 }, () => {
  it("has at most 30 lines", () => {
    expect(quickStart).toContain("createStoreClient(");
    expect(quickStart.trim().split("\n").length).toBeLessThanOrEqual(30);
  });

  it("is right to the strict compiler", () => {
    const file = write("typed.mts", quickStart);
    expect(problemsOf(file)).toEqual([]);
  });

  it("buys from the reference API", async () => {
    const origin = await startApi();
    const program = quickStart.replace("https://shop.example", origin);
    expect(program).not.toBe(quickStart);
    const person = write("person.mjs", PERSON);
    const shopper = run(write("shop.mts", program), {}, own, ["--import", person]);
    expect([await shopper.closed, shopper.output()]).toEqual([
      0,
      expect.stringMatching(/^\d+ found; .+ for ₹\d+\nOrdered: TK-\d{4}-\d{6}\n$/),
    ]);
  });
});
