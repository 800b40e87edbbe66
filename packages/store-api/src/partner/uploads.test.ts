import { createHash } from "node:crypto";
import { chmod, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { S3Uploads } from "./s3-uploads.js";
import { DiskUploads } from "./uploads.js";

const bytes = Uint8Array.from({ length: 5000 }, (_, index) => index % 251);
const KEY = "partners/0a1b2c.webp";
const cleaning: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0)) await clean();
});

/** A bucket that keeps what it is sent, when it arrives whole and signed. */
async function startBucket() {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts);
    const { authorization = "", "x-amz-content-sha256": hash } = request.headers;
    const signed = /^AWS4-HMAC-SHA256 Credential=AKID\/\d{8}\/ap-south-1\/s3\//.test(authorization);
    const whole = createHash("sha256").update(body).digest("hex") === hash;
    const path = request.url ?? "";
    if (!signed || (request.method === "PUT" && !whole)) return response.writeHead(403).end();
    if (request.method === "PUT") objects.set(path, body);
    const found = request.method !== "DELETE" || objects.delete(path);
    return response.writeHead(found ? 200 : 404).end();
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  cleaning.push(() => server.close());
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { objects, endpoint: `http://127.0.0.1:${port}` };
}

const config = {
  region: "ap-south-1",
  bucket: "shop",
  prefix: "pictures",
  accessKeyId: "AKID",
  secretAccessKey: "secret",
};

describe("uploads in a folder", () => {
  it("are kept whole and forgotten", async () => {
    const folder = await mkdtemp(join(tmpdir(), "taanka-uploads-"));
    cleaning.push(() => rm(folder, { recursive: true, force: true }));
    const uploads = new DiskUploads(folder);
    await uploads.put(KEY, bytes);
    expect(new Uint8Array(await readFile(join(folder, KEY)))).toEqual(bytes);
    expect(await readdir(join(folder, "partners"))).toEqual(["0a1b2c.webp"]);
    await uploads.remove(KEY);
    await uploads.remove(KEY);
    expect(await readdir(join(folder, "partners"))).toEqual([]);
  });
});

describe("the folder of uploads", () => {
  it("is for its owner alone, also where an earlier version made it", async () => {
    const folder = await mkdtemp(join(tmpdir(), "taanka-uploads-"));
    cleaning.push(() => rm(folder, { recursive: true, force: true }));
    const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
    const fresh = join(folder, "fresh");
    await new DiskUploads(fresh).put(KEY, bytes);
    expect(await modeOf(fresh)).toBe(0o700);
    await chmod(fresh, 0o755);
    expect(new DiskUploads(fresh)).toBeDefined();
    expect(await modeOf(fresh)).toBe(0o700);
  });
});

describe("uploads in a bucket", () => {
  it("are kept whole where no picture's address leads, and forgotten", async () => {
    const { objects, endpoint } = await startBucket();
    const uploads = new S3Uploads({ ...config, endpoint });
    await uploads.put(KEY, bytes);
    const path = "/shop/pictures/_uploads/partners/0a1b2c.webp";
    expect([...objects.keys()]).toEqual([path]);
    expect(new Uint8Array(objects.get(path) ?? [])).toEqual(bytes);
    await uploads.remove(KEY);
    await uploads.remove(KEY);
    expect(objects.size).toBe(0);
  });

  it("say so when they are not kept", async () => {
    const { endpoint, objects } = await startBucket();
    const uploads = new S3Uploads({ ...config, endpoint, accessKeyId: "SOMEBODY" });
    await expect(uploads.put(KEY, bytes)).rejects.toThrow(
      "The picture storage answered 403 to PUT",
    );
    expect(objects.size).toBe(0);
  });
});
