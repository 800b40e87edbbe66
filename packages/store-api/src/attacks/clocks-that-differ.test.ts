import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endpoints } from "@taanka/api-client/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../database/index.js";
import { newPhone } from "../testing/api.js";
import { copyDatabase } from "../testing/databases.js";
import { MortalShop } from "../testing/mortal-shop.js";

const HOUR = 60 * 60_000;
const LIMIT = 30;
const REQUESTS = 200;

/** Loaded before a program: its machine's clock is wrong by so much. */
const shiftedBy = (milliseconds: number): string => {
  const program = `const Real=Date;globalThis.Date=class extends Real{constructor(...a){if(a.length)super(...a);else super(Real.now()+${milliseconds})}static now(){return Real.now()+${milliseconds}}}`;
  return `--import=data:text/javascript,${encodeURIComponent(program)}`;
};

describe("two instances whose machines' clocks are an hour apart", { timeout: 120_000 }, () => {
  let dataDir: string;
  let databaseUrl: string;
  let shops: readonly [MortalShop, MortalShop];

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "taanka-clocks-"));
    databaseUrl = (await copyDatabase("postgres", dataDir)).databaseUrl ?? "";
    const env = {
      ...{ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, OTP_RESEND_SECONDS: "60" },
      OTP_LIMIT_PER_ADDRESS: String(LIMIT),
    };
    shops = [new MortalShop(env), new MortalShop({ ...env, NODE_OPTIONS: shiftedBy(HOUR) })];
    for (const shop of shops) await shop.start();
  }, 120_000);

  afterAll(async () => {
    for (const shop of shops ?? []) await shop.kill();
    await rm(dataDir, { recursive: true, force: true });
  });

  const headersOf = (accessToken: string) => ({ authorization: `Bearer ${accessToken}` });

  it("sign a shopper in together, whichever of them is asked", async () => {
    const [one, other] = shops;
    const { authorization, refreshToken } = await one.register(newPhone(), other);
    expect((await other.call(endpoints.orders.list, undefined, { authorization })).status).toBe(
      200,
    );
    let token = refreshToken;
    for (const shop of [other, one, other, one]) {
      const answer = await shop.call(endpoints.auth.refresh, { refreshToken: token });
      expect(answer.status).toBe(200);
      const pair = answer.data as { accessToken: string; refreshToken: string };
      // The same token sent again at once by another tab ends nothing.
      const again = await one.call(endpoints.auth.refresh, { refreshToken: token });
      expect([again.status, again.data]).toMatchObject([200, { refreshToken: pair.refreshToken }]);
      for (const each of shops) {
        const reply = await each.call(
          endpoints.orders.list,
          undefined,
          headersOf(pair.accessToken),
        );
        expect(reply.status).toBe(200);
      }
      token = pair.refreshToken;
    }
  });

  it("keep one limit between them", async () => {
    const answers: number[] = [];
    for (let count = 0; count < REQUESTS; count++) {
      const shop = shops[count % 2] ?? shops[0];
      const { status } = await shop.call(endpoints.auth.sendOtp, { phoneNumber: newPhone() });
      answers.push(status);
    }
    const passed = answers.filter((status) => status === 200).length;
    // Twice as many where one window of ten minutes ends in the middle.
    expect(passed).toBeGreaterThanOrEqual(LIMIT - 1);
    expect(passed).toBeLessThanOrEqual(2 * LIMIT);
    expect(new Set(answers)).toEqual(new Set([200, 429]));
  });

  it("write down when things happen by the database's clock", async () => {
    const database = await openDatabase({
      ...{ databaseUrl, dataDir, databasePoolSize: 1, onIdleError: () => undefined },
    });
    try {
      const { rows } = await sql<{ ahead: number }>`select
        max(extract(epoch from sent_at - now()))::float8 as ahead from otp_codes`.execute(
        database.db,
      );
      expect(rows[0]?.ahead).toBeLessThan(60);
    } finally {
      await database.close();
    }
  });
});
