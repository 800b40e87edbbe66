import { mkdir, mkdtemp, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Person, startTestApi, type TestApi } from "../testing/api.js";
import { interlacedPng } from "../testing/hostile-png.js";

const MEBIBYTE = 2 ** 20;
/** Far more than anything takes that does not wait for a picture, on a busy machine too. */
const RESPONSE_LIMIT_MS = 4000;

let folder: string;
let api: TestApi;
let picture: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "taanka-heavy-"));
  const pictures = join(folder, "pictures/silk-one");
  await mkdir(pictures, { recursive: true });
  const plain = sharp({ create: { width: 480, height: 640, channels: 3, background: "#a02030" } });
  picture = await plain.webp().toBuffer();
  await writeFile(join(pictures, "red-front.webp"), picture);
  await writeFile(join(pictures, "bomb-front.webp"), interlacedPng(8000));
  const late = join(pictures, "late-front.webp");
  await writeFile(late, Buffer.alloc(picture.length));
  await utimes(late, 1_790_000_000, 1_790_000_000);
  api = await startTestApi("pglite", { IMAGES_DIR: join(folder, "pictures") });
});

afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

async function upload(person: Person, picture: Uint8Array<ArrayBuffer>): Promise<number> {
  const body = new FormData();
  const form = {
    name: "Asha Rao",
    email: "asha@example.com",
    mobile: "9876543210",
    shopName: "Rao Silks",
    shopAddress: "12 Lake Road",
    pincode: "302001",
    state: "Rajasthan",
    city: "Jaipur",
  };
  for (const [name, value] of Object.entries(form)) body.append(name, value);
  body.append("shopImage", new File([picture], "shop.png", { type: "image/png" }));
  const options = { body, token: person.accessToken };
  return (await api.call("POST", "/api/partner/apply", options)).status;
}

const WIDTHS = [160, 240, 320];

/** Looks at a product, at a picture that is there, and at one that has to be made. */
async function visit(round: number): Promise<number[]> {
  const width = WIDTHS[round % WIDTHS.length];
  const paths = [
    "/api/items/silk-one",
    "/api/images/silk-one/red-front?f=webp",
    `/api/images/silk-one/red-front?w=${width}&f=jpg`,
  ];
  return Promise.all(
    paths.map(async (path) => {
      const began = performance.now();
      const answer = await api.api.fetch(new Request(`http://shop.test${path}`));
      await answer.arrayBuffer();
      expect(answer.status).toBe(200);
      return performance.now() - began;
    }),
  );
}

/** Does something while others look at the shop. */
async function whileVisited<T>(work: Promise<T>) {
  let ended = false;
  const ending = work.finally(() => {
    ended = true;
  });
  const before = process.memoryUsage.rss();
  const times: number[] = [];
  let memory = before;
  for (let round = 0; !ended; round++) {
    times.push(...(await visit(round)));
    memory = Math.max(memory, process.memoryUsage.rss());
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { result: await ending, slowest: Math.max(...times), grown: (memory - before) / MEBIBYTE };
}

describe("pictures that are sent to stop the shop", { timeout: 120_000 }, () => {
  it("are refused for their size, and nobody else waits", async () => {
    const picture = interlacedPng(8000);
    expect(picture.length).toBeLessThan(5 * MEBIBYTE);
    const people = await Promise.all([1, 2, 3, 4].map(() => api.register()));
    const { result, slowest, grown } = await whileVisited(
      Promise.all(people.map((person) => upload(person, picture))),
    );
    expect(result).toEqual([413, 413, 413, 413]);
    expect(slowest).toBeLessThan(RESPONSE_LIMIT_MS);
    expect(grown).toBeLessThan(200);
  });

  it("take no memory of the shop's, and nobody else waits, where they are as large as may be", async () => {
    const picture = interlacedPng(4990);
    const people = await Promise.all([1, 2, 3, 4].map(() => api.register()));
    const { result, slowest, grown } = await whileVisited(
      Promise.all(people.map((person) => upload(person, picture))),
    );
    for (const status of result) expect([200, 413, 503]).toContain(status);
    expect(result).toContain(200);
    expect(slowest).toBeLessThan(RESPONSE_LIMIT_MS);
    expect(grown).toBeLessThan(200);
  });

  it("are refused at once when too many wait", async () => {
    const picture = interlacedPng(2500);
    const people = await Promise.all(Array.from({ length: 14 }, () => api.register()));
    const statuses = await Promise.all(people.map((person) => upload(person, picture)));
    expect(statuses).toContain(503);
    expect(statuses).toContain(200);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
  });
});

describe("a picture of the catalogue", { timeout: 60_000 }, () => {
  const get = (key: string) =>
    api.api.fetch(new Request(`http://shop.test/api/images/${key}?w=160&f=jpg`));

  it("that unfolds into gigabytes is not shown, and the others are", async () => {
    const bomb = Array.from({ length: 6 }, () => get("silk-one/bomb-front"));
    const { result, slowest, grown } = await whileVisited(Promise.all(bomb));
    expect(new Set(result.map(({ status }) => status))).toEqual(new Set([503]));
    expect(result[0]?.headers.get("retry-after")).toBe("60");
    expect(slowest).toBeLessThan(RESPONSE_LIMIT_MS);
    expect(grown).toBeLessThan(200);
  });

  it("whose first reading failed is read again, after a minute", async () => {
    const path = join(folder, "pictures/silk-one/late-front.webp");
    const { mtime } = await stat(path);
    for (let count = 0; count < 2; count++) {
      expect((await get("silk-one/late-front")).status).toBe(503);
    }
    await writeFile(path, picture);
    await utimes(path, mtime, mtime);
    expect((await get("silk-one/late-front")).status).toBe(503);
    api.wait(61_000);
    expect((await get("silk-one/late-front")).status).toBe(200);
  });
});
