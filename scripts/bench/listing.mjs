import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "../lib/workspace.mjs";
import { listingClient } from "./listing-client.mjs";
import { numbers, vocabulary, writeProducts } from "./products.mjs";

const products = 100_000;
const requests = 1500;
const budget = 8;
const api = path.join(root, "packages/store-api");

/** Starts a program and waits until its output matches. */
async function start(args, env, pattern) {
  const child = spawn(process.execPath, args, {
    cwd: api,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const found = new Promise((resolve, reject) => {
    const read = (chunk) => {
      output += chunk;
      const match = pattern.exec(output);
      if (match) resolve(match);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("close", () => reject(new Error(output)));
  });
  const match = await found;
  const stop = async () => {
    if (child.exitCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "close");
  };
  return { match, stop, pid: child.pid };
}

/** Runs a command of the API to its end. */
async function command(args, env) {
  const started = performance.now();
  const child = spawn(process.execPath, ["dist/command.js", ...args], {
    cwd: api,
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}`);
  return (performance.now() - started) / 1000;
}

/** What shoppers ask for: every kind of listing, filters, orders, pages and searches. */
function* load(random) {
  const pick = (list) => list[Math.floor(random() * list.length)];
  const { types, fabrics, patterns, occasions, colors } = vocabulary;
  const sorts = ["latestAddition", "priceLowToHigh", "priceHighToLow", "popularity"];
  const filters = () => [
    { key: "Fabric", value: [pick(fabrics), pick(fabrics)] },
    { key: "Color", value: [pick(colors)] },
    { key: "PriceRange", value: ["500-1000", "1000-1500"] },
    { key: "Occasion", value: [pick(occasions)] },
  ];
  const kinds = [
    () => ({}),
    () => ({ categoryId: pick(types).toLowerCase() }),
    () => ({ subCategoryId: `${pick(fabrics)}-${pick(types)}s`.toLowerCase() }),
    () => ({ brandId: `maker-${1 + Math.floor(random() * 200)}` }),
    () => ({ keyword: `${pick(fabrics)} ${pick(types)}` }),
    () => ({ keyword: pick(["sari", "bandhni kurti", "lehnga", "kanjeevaram silk", "chikankri"]) }),
    () => ({ keyword: pick(patterns).slice(0, 4) }),
  ];
  for (;;) {
    yield {
      ...pick(kinds)(),
      sortBy: pick(sorts),
      page: random() < 0.7 ? 1 : 1 + Math.floor(random() * 8),
      ...(random() < 0.6 ? { filters: filters().slice(0, 1 + Math.floor(random() * 4)) } : {}),
    };
  }
}

async function measure(address) {
  const bodies = load(numbers(11));
  const first = await timesOf(address, bodies, 1, 1);
  await timesOf(address, bodies, 1, 200);
  return {
    first: first.p50,
    alone: await timesOf(address, bodies, 1, requests),
    together: await timesOf(address, bodies, 2, requests),
  };
}

/** Answer times in milliseconds of so many clients at once, each asking again when answered. */
async function timesOf(address, bodies, clients, count) {
  const times = [];
  const client = async () => {
    const { ask, close } = listingClient(address);
    for (let asked = 0; asked < count / clients; asked++)
      times.push(await ask(bodies.next().value));
    close();
  };
  await Promise.all(Array.from({ length: clients }, client));
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(share * times.length))];
  return { p50: at(0.5), p95: at(0.95) };
}

const demonstration = {
  NODE_ENV: "production",
  ALLOW_SANDBOX: "true",
  TOKEN_SECRET: "a-key-that-signs-nothing-in-a-measurement",
};

async function measureDatabase(name, env, file, p95Budget) {
  const seconds = await command(["import", file], env);
  const server = await start(
    ["dist/main.js"],
    { ...env, ...demonstration, PORT: "0", LOG_LEVEL: "info" },
    /listens on (http:\S+?)"/,
  );
  try {
    const { first, alone, together } = await measure(server.match[1]);
    const row = (what, value, unit = "ms", limit) => ({
      name: `${name}: ${what}`,
      value,
      unit,
      ...(limit ? { budget: limit } : {}),
    });
    return [
      row("import of 100,000 products", seconds, "s"),
      row("first listing after the start", first),
      row("list with facets, p50", alone.p50),
      row("list with facets, p95", alone.p95, "ms", p95Budget),
      row("list with facets, two at once, p95", together.p95),
    ];
  } finally {
    await server.stop();
  }
}

/**
 * Listings of 100,000 generated products over HTTP, with both databases: 1500 requests
 * one after the other, then as many of two clients at once (who share the machine with the server
 * and the database), each answered with products, total and the counts of all filters, packed.
 * Measured until the last byte is there.
 */
export async function listingRows() {
  const folder = await mkdtemp(path.join(tmpdir(), "taanka-listing-"));
  const postgres = await start(
    ["--conditions=@taanka/source", "--import", "tsx", "src/testing/postgres-server.ts"],
    {},
    /ready at (\S+)/,
  );
  try {
    const file = path.join(folder, "products.csv");
    await writeProducts(file, products);
    const shared = { DATA_DIR: path.join(folder, "data") };
    const onPostgres = { ...shared, DATABASE_URL: postgres.match[1] };
    const embedded = { ...shared, DATABASE_URL: "" };
    return [
      ...(await measureDatabase("PostgreSQL", onPostgres, file, budget)),
      ...(await measureDatabase("PGlite", embedded, file)),
    ];
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
