import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../database/index.js";
import { type Child, startChild } from "../testing/child.js";
import { copyEmbedded } from "../testing/databases.js";

let dataDir: string;
let child: Child | undefined;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "taanka-shutdown-"));
  copyEmbedded(dataDir);
});
afterAll(async () => {
  await child?.end("SIGKILL");
  await rm(dataDir, { recursive: true, force: true });
});

/** The door is closed, or was closed on a connection that had asked nothing yet. */
const CLOSED = ["ECONNREFUSED", "UND_ERR_SOCKET", "ECONNRESET"];

function isClosed(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && "code" in cause && CLOSED.includes(String(cause.code));
}

/** Looks at a product or asks for a code, in turn. */
async function ask(
  address: string,
  index: number,
  count: number,
): Promise<"answered" | "broken" | "refused"> {
  const phoneNumber = String(9_100_000_000 + index * 10_000 + count);
  const code = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ phoneNumber }),
  };
  try {
    const response = await (count % 2 === 0
      ? fetch(`${address}/api/items/silk-one`)
      : fetch(`${address}/api/auth/otp`, code));
    // Whoever got the first byte gets the last one too.
    await response.text();
    return response.ok ? "answered" : "broken";
  } catch (error) {
    return isClosed(error) ? "refused" : "broken";
  }
}

describe("a shutdown under load", { timeout: 240_000 }, () => {
  it("answers every request it took, keeps the counts, and logs no secret", async () => {
    child = startChild("main", [], {
      DATA_DIR: dataDir,
      SEED_SAMPLE_CATALOGUE: "false",
      PORT: "0",
      OTP_LIMIT_PER_ADDRESS: "0",
      TOKEN_SECRET: "a-very-secret-key-of-the-tokens-here",
    });
    const [, address] = await child.until(/listens on (http:\/\/127\.0\.0\.1:\d+)/);
    const outcomes = { answered: 0, broken: 0, refused: 0 };
    const client = async (index: number) => {
      for (let count = 0; ; count++) {
        const outcome = await ask(address ?? "", index, count);
        outcomes[outcome]++;
        if (outcome === "refused") return;
      }
    };
    const clients = Promise.all(Array.from({ length: 12 }, (_, index) => client(index)));
    await new Promise((resolve) => setTimeout(resolve, 1500));
    child.process.kill("SIGTERM");
    const code = await child.exit();
    await clients;
    expect(code).toBe(0);
    expect(outcomes.broken).toBe(0);
    expect(outcomes.answered).toBeGreaterThan(12);
    const output = child.output();
    expect(output).toContain("finishing the open requests");
    expect(output).not.toContain("a-very-secret-key");
    expect(output).not.toMatch(/"(otp|accessToken|refreshToken|authorization)":"(?!\[hidden\])/);
    const database = await openDatabase({
      dataDir,
      databasePoolSize: 1,
      onIdleError: () => undefined,
    });
    const views = await database.db.selectFrom("item_views").select("views").execute();
    const codes = await database.db.selectFrom("otp_codes").select("phone").execute();
    await database.close();
    const seen = views.reduce((sum, row) => sum + row.views, 0);
    expect(seen + codes.length).toBeGreaterThanOrEqual(outcomes.answered);
  });
});
