import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startTestApi, type TestApi } from "../testing/api.js";

let folder: string;
let api: TestApi;
let original: Buffer;

/** Puts a picture in both formats among the originals. */
async function writePictures(name: string, size = { width: 480, height: 640 }): Promise<void> {
  const image = sharp({ create: { ...size, channels: 3, background: "#a02030" } });
  const path = join(folder, "pictures", name, "red-front");
  await mkdir(join(path, ".."), { recursive: true });
  await writeFile(`${path}.avif`, await image.clone().avif({ effort: 0 }).toBuffer());
  await writeFile(`${path}.webp`, await image.webp().toBuffer());
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "taanka-pictures-"));
  await mkdir(join(folder, "pictures/silk-one"), { recursive: true });
  const image = sharp({ create: { width: 480, height: 640, channels: 3, background: "#a02030" } });
  original = await image.clone().avif({ effort: 0 }).toBuffer();
  await writeFile(join(folder, "pictures/silk-one/red-front.avif"), original);
  await writeFile(join(folder, "pictures/silk-one/red-front.webp"), await image.webp().toBuffer());
  await writeFile(join(folder, "secret.webp"), "not for everybody");
  api = await startTestApi("pglite", { IMAGES_DIR: join(folder, "pictures") });
});

afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

async function fetchPicture(path: string, headers: Record<string, string> = {}) {
  const response = await api.api.fetch(new Request(`http://shop.test${path}`, { headers }));
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** Asks until the answer is one to keep. */
async function fetchBest(path: string, headers: Record<string, string> = {}) {
  return vi.waitFor(
    async () => {
      const answer = await fetchPicture(path, headers);
      expect(answer.response.headers.get("cache-control")).toContain("immutable");
      return answer;
    },
    { timeout: 25_000, interval: 50 },
  );
}

describe("pictures", () => {
  it.each([
    ["avif", "heif", "image/avif"],
    ["webp", "webp", "image/webp"],
    ["jpg", "jpeg", "image/jpeg"],
  ])("come as %s in the width asked for", async (format, read, type) => {
    const { response, bytes } = await fetchBest(`/api/images/silk-one/red-front?w=160&f=${format}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe(type);
    expect(response.headers.get("content-length")).toBe(String(bytes.length));
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const { width, height, format: found } = await sharp(bytes).metadata();
    expect([found, width, height]).toEqual([read, 160, 213]);
  });

  it.each([
    ["image/avif,image/webp,image/*,*/*;q=0.8", "image/avif"],
    ["image/webp,*/*", "image/webp"],
    ["*/*", "image/jpeg"],
  ])("come in the best format for a browser that accepts %s", async (accept, type) => {
    const { response } = await fetchBest("/api/images/silk-one/red-front?w=160", { accept });
    expect(response.headers.get("content-type")).toBe(type);
    expect(response.headers.get("vary")).toContain("Accept");
  });

  it.each([
    ["of another kind where the browser takes it", "image/avif,image/webp,*/*", "webp"],
    ["of the same kind where it takes no other", "image/avif", "heif"],
  ])(
    "come at once, %s, before the best was made, and then as the best",
    async (_, accept, kind) => {
      await writePictures(`quick-${kind}`);
      const path = `/api/images/quick-${kind}/red-front?w=320`;
      const quick = await fetchPicture(path, { accept });
      expect(quick.response.status).toBe(200);
      expect((await sharp(quick.bytes).metadata()).format).toBe(kind);
      expect((await sharp(quick.bytes).metadata()).width).toBe(320);
      expect(quick.response.headers.get("content-length")).toBe(String(quick.bytes.length));
      expect(quick.response.headers.get("cache-control")).toBe("no-cache");
      expect(quick.response.headers.get("vary")).toContain("Accept");
      const best = await fetchBest(path, {
        accept,
        "if-none-match": quick.response.headers.get("etag") ?? "",
      });
      expect(best.response.status).toBe(200);
      expect(best.response.headers.get("content-type")).toBe("image/avif");
      expect(best.response.headers.get("etag")).not.toBe(quick.response.headers.get("etag"));
    },
  );

  it("are at most 1920 pixels wide, also when no width is asked for", async () => {
    await writePictures("wide", { width: 2400, height: 40 });
    const { bytes } = await fetchBest("/api/images/wide/red-front?f=avif");
    expect((await sharp(bytes).metadata()).width).toBe(1920);
  });

  it("that cannot be made in one size are made in the others", async () => {
    const tall = sharp({
      create: { width: 400, height: 40_000, channels: 3, background: "#a02030" },
    });
    await mkdir(join(folder, "pictures/tall"));
    await writeFile(join(folder, "pictures/tall/red-front.webp"), await tall.png().toBuffer());
    // No WebP is as high as that one at 240 pixels.
    const status = async (query: string) =>
      (await fetchPicture(`/api/images/tall/red-front?${query}`)).response.status;
    expect(await status("w=240&f=webp")).toBe(503);
    expect([await status("w=160&f=webp"), await status("w=240&f=jpg")]).toEqual([200, 200]);
    expect(await status("w=240&f=webp")).toBe(503);
  });

  it("come as the original when no smaller one is asked for", async () => {
    for (const query of ["f=avif", "w=480&f=avif", "w=1920&f=avif"]) {
      const { bytes } = await fetchPicture(`/api/images/silk-one/red-front?${query}`);
      expect(bytes.equals(original)).toBe(true);
    }
  });

  it("are never enlarged", async () => {
    const { bytes } = await fetchPicture("/api/images/silk-one/red-front?w=1280&f=jpg");
    expect((await sharp(bytes).metadata()).width).toBe(480);
  });

  it("are resized once for many requests at once, and leave no drafts", async () => {
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => fetchPicture("/api/images/silk-one/red-front?w=240&f=webp")),
    );
    expect(new Set(replies.map(({ response }) => response.status))).toEqual(new Set([200]));
    const cached = await readdir(join(api.config.dataDir, "images/silk-one"));
    expect(cached.filter((name) => name.includes("-240."))).toHaveLength(1);
    expect(cached.filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  it("are made anew when the original changes", async () => {
    const path = "/api/images/silk-one/red-front?w=320&f=webp";
    const { bytes: red } = await fetchPicture(path);
    const blue = sharp({
      create: { width: 480, height: 640, channels: 3, background: "#2030a0" },
    });
    await writeFile(join(folder, "pictures/silk-one/red-front.webp"), await blue.webp().toBuffer());
    const { bytes } = await fetchPicture(path);
    expect(bytes.equals(red)).toBe(false);
  });

  it("are not sent again to who has them", async () => {
    const path = "/api/images/silk-one/red-front?w=160&f=jpg";
    const { response } = await fetchPicture(path);
    const etag = response.headers.get("etag") ?? "";
    const again = await fetchPicture(path, { "if-none-match": etag });
    expect(again.response.status).toBe(304);
    expect(again.bytes).toHaveLength(0);
  });

  it.each(["w=161", "w=0", "w=-160", "w=abc", "w=", "f=gif", "f=", "w=160&f=AVIF"])(
    "are refused with %s",
    async (query) => {
      const { response } = await fetchPicture(`/api/images/silk-one/red-front?${query}`);
      expect(response.status).toBe(400);
    },
  );

  it.each([
    "silk-one/green-front",
    "silk-one",
    "silk-one/red-front.webp",
    "..%2fsecret",
    "silk-one/..%2f..%2fsecret",
    "%2e%2e/secret",
    "silk-one%2fred-front%00",
    "SILK-ONE/RED-FRONT",
    "a".repeat(500),
  ])("are not found under %s", async (key) => {
    const { response, bytes } = await fetchPicture(`/api/images/${key}`);
    expect(response.status).toBe(404);
    expect(bytes.toString()).not.toContain("not for everybody");
  });
});
