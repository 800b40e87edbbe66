import { createHash, createHmac } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pictureKeyOf } from "../import/pictures.js";
import { startTestApi, type TestApi } from "../testing/api.js";
import { type Double, type SeenRequest, startDouble } from "../testing/double.js";

const ACCESS = { id: "AKIDTAANKA", secret: "s3-secret-access-key" };
let picture: Buffer;

beforeAll(async () => {
  picture = await sharp({ create: { width: 480, height: 640, channels: 3, background: "#a02030" } })
    .webp()
    .toBuffer();
});

const hmac = (key: Buffer | string, text: string) =>
  createHmac("sha256", key).update(text).digest();
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** AWS Signature Version 4, computed anew from the request as it arrived. */
function isSigned({ method, path, headers }: SeenRequest): boolean {
  const [, scope = "", signed = "", signature] =
    /Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})/.exec(
      headers.authorization ?? "",
    ) ?? [];
  const [id, day = "", region = "", service = ""] = scope.split("/");
  if (id !== ACCESS.id || service !== "s3") return false;
  const names = signed.split(";");
  const canonical = [
    method,
    path,
    "",
    ...names.map((name) => `${name}:${headers[name]}`),
    "",
    signed,
    headers["x-amz-content-sha256"],
  ].join("\n");
  const text = [
    "AWS4-HMAC-SHA256",
    headers["x-amz-date"],
    `${day}/${region}/${service}/aws4_request`,
    sha256(canonical),
  ].join("\n");
  const key = [day, region, service, "aws4_request"].reduce<Buffer | string>(
    (so, part) => hmac(so, part),
    `AWS4${ACCESS.secret}`,
  );
  return hmac(key, text).toString("hex") === signature;
}

describe("pictures in a bucket", () => {
  let storage: Double;
  let api: TestApi;
  const get = (path: string, remoteAddress = "192.0.2.1") =>
    api.api.fetch(new Request(`http://shop.test/api/images/${path}`), { remoteAddress });

  beforeAll(async () => {
    storage = await startDouble((request) => {
      if (!isSigned(request)) return { status: 403 };
      if (request.path === "/shop/pictures/silk-one/red-front.webp") {
        return { status: 200, bytes: picture };
      }
      if (request.path.includes("away")) return { status: 302, headers: { location: "/else" } };
      return { status: request.path.includes("broken") ? 503 : 404 };
    });
    api = await startTestApi("pglite", {
      S3_ENDPOINT: storage.url,
      S3_REGION: "ap-south-1",
      S3_BUCKET: "shop",
      S3_PREFIX: "/pictures/",
      S3_ACCESS_KEY_ID: ACCESS.id,
      S3_SECRET_ACCESS_KEY: ACCESS.secret,
    });
  });
  afterAll(async () => {
    await api.close();
    await storage.close();
  });

  it("are fetched once with a signed request, and served in every width", async () => {
    for (const width of [160, 240, 160]) {
      const response = await get(`silk-one/red-front?w=${width}&f=webp`);
      expect(response.status).toBe(200);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect((await sharp(bytes).metadata()).width).toBe(width);
    }
    expect(storage.seen.filter(({ path }) => path.endsWith("red-front.webp"))).toHaveLength(1);
  });

  it("that are missing are asked for once", async () => {
    for (let count = 0; count < 3; count++) expect((await get("no/such?f=jpg")).status).toBe(404);
    const asked = storage.seen.map(({ path }) => path).filter((path) => path.includes("no/such"));
    expect(asked).toEqual(["/shop/pictures/no/such.webp", "/shop/pictures/no/such.avif"]);
    expect((await get("..%2fsecret")).status).toBe(404);
  });

  it("are not looked for elsewhere, where the bucket leads to", async () => {
    expect((await get("away/one?f=jpg")).status).toBe(404);
    expect(storage.seen.map(({ path }) => path)).not.toContain("/else");
  });

  it("that somebody invents cost no more than a minute's share", async () => {
    const stranger = "203.0.113.9";
    expect((await get("silk-one/red-front?w=160&f=webp", stranger)).status).toBe(200);
    const before = storage.seen.length;
    const statuses = new Set<number>();
    for (let count = 0; count < 320; count++) {
      statuses.add((await get(`invented/no-${count}?f=jpg`, stranger)).status);
    }
    expect([...statuses]).toEqual([404, 429]);
    expect(storage.seen.length - before).toBe(600);
    const refused = await get("invented/one-more?f=jpg", stranger);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await get("silk-one/red-front?w=160&f=webp", stranger)).status).toBe(200);
    expect((await get("invented/one-more?f=jpg", "203.0.113.10")).status).toBe(404);
  });

  it("that cannot be had now are no missing pictures", async () => {
    expect((await get("broken/one?f=webp")).status).toBe(503);
    expect(api.logs.join("")).not.toContain(ACCESS.secret);
  });
});

describe("pictures on other servers", () => {
  let server: Double;
  let api: TestApi;
  let folder: string;
  const add = async (url: string) => {
    const key = pictureKeyOf(url);
    await api.database.db.insertInto("remote_pictures").values({ key, url }).execute();
    return key;
  };
  const get = (key: string) =>
    api.api.fetch(new Request(`http://shop.test/api/images/${key}?w=160&f=jpg`));

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "taanka-remote-"));
    server = await startDouble(({ path }) => {
      if (path === "/red.webp?v=1") return { status: 200, bytes: picture };
      if (path === "/svg")
        return { status: 200, bytes: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>") };
      if (path === "/large") return { status: 200, bytes: Buffer.alloc(26 * 1024 * 1024) };
      if (path === "/away") return { status: 302, headers: { location: "/red.webp?v=1" } };
      return { status: 404 };
    });
    api = await startTestApi("pglite", { REMOTE_IMAGE_HOSTS: "127.0.0.1, plain.example" });
  });
  afterAll(async () => {
    await api.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  it("of trusted servers are fetched once and served as the shop's own", async () => {
    const key = await add(`${server.url}/red.webp?v=1`);
    for (let count = 0; count < 2; count++) {
      const response = await get(key);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("image/jpeg");
      expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(160);
    }
    expect(server.seen).toHaveLength(1);
  });

  it.each(["/svg", "/large", "/away", "/missing"])("are not served from %s", async (path) => {
    expect((await get(await add(server.url + path))).status).toBe(404);
  });

  it("are to be asked for again when their server is out of reach", async () => {
    const response = await get(await add("http://127.0.0.1:1/none.webp"));
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("10");
  });

  it.each([
    ["other servers", "https://elsewhere.example/a.jpg?v=2"],
    ["a trusted server that anybody could stand in for", "http://plain.example/a.jpg"],
  ])("of %s are left to the browser", async (_, url) => {
    const response = await get(await add(url));
    expect([response.status, response.headers.get("location")]).toEqual([302, url]);
  });

  it("are only those of the catalogue", async () => {
    const asked = server.seen.length;
    expect((await get(pictureKeyOf(`${server.url}/red.webp?v=2`))).status).toBe(404);
    expect(server.seen).toHaveLength(asked);
  });
});
