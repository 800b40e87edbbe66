import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../testing/api.js";

const STRANGER = "203.0.113.1";
const SHOPPER = "198.51.100.1";

let folder: string;
let api: TestApi;
let picture: Buffer;

const addPicture = (name: string) => writeFile(join(folder, `pictures/silk/${name}.webp`), picture);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "taanka-sizes-"));
  const plain = sharp({ create: { width: 1300, height: 900, channels: 3, background: "#a02030" } });
  picture = await plain.webp().toBuffer();
  await mkdir(join(folder, "pictures/silk"), { recursive: true });
  for (const name of "abcdefghi") await addPicture(name);
  api = await startTestApi("pglite", { IMAGES_DIR: join(folder, "pictures") });
});

afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

function get(path: string, remoteAddress: string): Promise<Response> {
  return api.api.fetch(new Request(`http://shop.test/api/images/${path}`), { remoteAddress });
}

/** Sizes of a picture that nobody has asked for. */
const sizesOf = (names: string) =>
  [...names].flatMap((name) =>
    [160, 240, 320, 480, 640, 800, 960, 1280].flatMap((width) =>
      ["webp", "jpg"].map((format) => `silk/${name}?w=${width}&f=${format}`),
    ),
  );

describe("somebody who asks for a picture in every size", { timeout: 60_000 }, () => {
  it("waits for it alone, and others do not", async () => {
    let answered = 0;
    const many = sizesOf("abcde").map(async (path) => {
      const { status } = await get(path, STRANGER);
      answered++;
      return status;
    });
    expect(many).toHaveLength(80);
    const { status } = await get("silk/f?w=320&f=webp", SHOPPER);
    const before = answered;
    expect(status).toBe(200);
    // A turn for looking at the picture, and one for making it, with one of the other's between.
    expect(before).toBeLessThan(10);
    expect(new Set(await Promise.all(many))).toEqual(new Set([200]));
  });

  it("does not keep others from the same pictures", async () => {
    let answered = 0;
    const wanted = sizesOf("g");
    const many = [...sizesOf("hi"), ...wanted].map(async (path) => {
      await get(path, STRANGER);
      answered++;
    });
    const last = wanted.at(-1) ?? "";
    expect((await get(last, SHOPPER)).status).toBe(200);
    expect(answered).toBeLessThan(15);
    await Promise.all(many);
  });

  it("may have so many waiting, and others still get theirs", async () => {
    const names = "klmnopqrs";
    for (const name of names) await addPicture(name);
    const many = sizesOf(names).map((path) => get(path, STRANGER));
    expect(many).toHaveLength(144);
    expect((await get("silk/h?w=800&f=webp", SHOPPER)).status).toBe(200);
    const statuses = (await Promise.all(many)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  });

  it("leaves nothing to do when it has gone away", async () => {
    for (const name of "wxyz") await addPicture(name);
    const server = createServer((incoming, outgoing) => {
      void api.api.listener(incoming, outgoing);
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    const address = server.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const leaving = new AbortController();
    const many = sizesOf("xyz").map((path) =>
      fetch(`http://127.0.0.1:${port}/api/images/${path}`, { signal: leaving.signal }).then(
        ({ status }) => status,
        () => "left",
      ),
    );
    await get("silk/x?w=160&f=webp", SHOPPER);
    leaving.abort();
    expect(await Promise.all(many)).toContain("left");
    const connections = () =>
      new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
    await expect.poll(connections, { timeout: 10_000 }).toBe(0);
    // At the end of the same line.
    await get("silk/w?w=160&f=webp", "127.0.0.1");
    const files = await readdir(join(api.config.dataDir, "images/silk"));
    expect(files.filter((file) => /^[xyz]-/.test(file)).length).toBeLessThan(30);
    await new Promise((resolve) => server.close(resolve));
  });
});
