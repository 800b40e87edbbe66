import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { outboxKey } from "../../../../../scripts/lib/outbox.mjs";
import { startPostgres, type TestPostgres } from "../postgres.js";
import { Calls } from "./calls.js";
import { Instance } from "./instance.js";
import { type Purchase, Shopper, type Ware } from "./shopper.js";
import { growthOf, judge, type Verdict } from "./verdict.js";

const [minutes = 10, shoppers = 12] = process.argv.slice(2).map(Number);
const SAMPLE_MS = 1000;
const MAX_GROWTH = 0.1;
/** When, as a share of the time, what happens. */
const KILL_AT = 0.25;
const RESTART_AT = 0.5;

const say = (text: string) => process.stdout.write(`${text}\n`);
const percent = (share: number) => `${(share * 100).toFixed(2)} %`;

async function connect(postgres: TestPostgres): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: postgres.url("soak") });
  await client.connect();
  return client;
}

/** What is for sale. A tenth of it is scarce, so that shoppers compete for the last pieces. */
async function stockUp(postgres: TestPostgres) {
  const client = await connect(postgres);
  await client.query("update variants set stock = case when random() < 0.1 then 25 else 50000 end");
  const { rows: wares } = await client.query<Ware>(
    `select v.item_id as "itemId", v.sku_id as "skuId", v.size, c.name as color, i.price, i.mrp
     from variants v join colors c using (item_id, color_id) join items i on i.id = v.item_id
     order by md5(v.sku_id) limit 200`,
  );
  const { rows } = await client.query<{ sku: string; stock: number }>(
    "select sku_id as sku, stock from variants",
  );
  await client.end();
  return { wares, initial: new Map(rows.map(({ sku, stock }) => [sku, stock])) };
}

/** Kills one instance and breaks off the database, while shoppers go on. */
async function disturb(postgres: TestPostgres, victim: Instance): Promise<void> {
  const all = minutes * 60_000;
  await pause(all * KILL_AT);
  say(`  ${victim.name} is killed with -9, and started again after three seconds`);
  await victim.end("SIGKILL");
  await pause(3000);
  await victim.start();
  await pause(all * (RESTART_AT - KILL_AT));
  say("  the database is restarted");
  await postgres.restart();
}

function report(
  verdict: Verdict & { deaths: number },
  calls: Calls,
  memory: readonly number[],
): boolean {
  const growth = growthOf(memory);
  const all = calls.answered + calls.failures;
  const kinds = [...calls.failed].map(([how, count]) => `${how}: ${count}`).join(", ");
  const [first, last] = [memory[Math.floor(memory.length / 5)], memory.at(-1)];
  const rows: [string, string, boolean][] = [
    ["orders lost", String(verdict.lost), verdict.lost === 0],
    ["orders double or unwanted", String(verdict.double), verdict.double === 0],
    ["cancellations lost", String(verdict.uncancelled), verdict.uncancelled === 0],
    ["variants with stock below zero", String(verdict.belowZero), verdict.belowZero === 0],
    ["variants with pieces made or lost", String(verdict.miscounted), verdict.miscounted === 0],
    [
      "growth of the surviving instance's memory",
      `${percent(growth)} (${first?.toFixed(0)} to ${last?.toFixed(0)} MB)`,
      growth <= MAX_GROWTH,
    ],
    ["instances that ended by themselves", String(verdict.deaths), verdict.deaths === 0],
    ["requests", String(all), all > 0],
    ["share of failed requests", `${percent(calls.failures / all)} ${kinds && `(${kinds})`}`, true],
    ["orders in the database", String(verdict.orders), verdict.orders > 0],
  ];
  for (const [name, value, isGood] of rows) say(`${isGood ? "✓" : "✗"} ${name}: ${value}`);
  return rows.every(([, , isGood]) => isGood);
}

async function soak(postgres: TestPostgres, folder: string): Promise<boolean> {
  const admin = new pg.Client({ connectionString: postgres.url("postgres") });
  await admin.connect();
  await admin.query("create database soak");
  await admin.end();
  const instances = ["instance A", "instance B"].map(
    (name) =>
      new Instance(name, {
        DATABASE_URL: postgres.url("soak"),
        DATA_DIR: join(folder, name),
        OUTBOX_KEY: outboxKey,
        OTP_LIMIT_PER_ADDRESS: "0",
        OTP_LIMIT_PER_HOUR: "0",
        ORDERS_PER_PERSON_DAY: "0",
        PREPARE_PICTURES: "false",
        AUTH_LIMIT_PER_ADDRESS: "0",
      }),
  );
  const [survivor, victim] = instances as [Instance, Instance];
  try {
    await survivor.start();
    await victim.start();
    const { wares, initial } = await stockUp(postgres);
    const calls = new Calls(instances);
    const ledger: Purchase[] = [];
    const end = Date.now() + minutes * 60_000;
    const isOver = () => Date.now() >= end;
    const memory: number[] = [];
    const sample = () => memory.push(...[survivor.memory()].filter((size) => size !== undefined));
    const sampling = setInterval(sample, SAMPLE_MS);
    say(`  ${shoppers} shoppers on two instances for ${minutes} minutes`);
    const lives = Array.from({ length: shoppers }, () =>
      new Shopper(calls, { wares, ledger, isOver }).live(),
    );
    await Promise.all([disturb(postgres, victim), ...lives]);
    clearInterval(sampling);
    const client = await connect(postgres);
    const verdict = await judge(client, ledger, initial);
    await client.end();
    const deaths = instances.flatMap((instance) => instance.deaths);
    for (const output of deaths) say(output);
    return report({ ...verdict, deaths: deaths.length }, calls, memory);
  } finally {
    for (const instance of instances) await instance.end("SIGTERM");
  }
}

const folder = mkdtempSync(join(tmpdir(), "taanka-soak-"));
const postgres = await startPostgres();
try {
  process.exitCode = (await soak(postgres, folder)) ? 0 : 1;
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
