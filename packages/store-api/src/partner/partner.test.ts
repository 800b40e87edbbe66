import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { endpoints } from "@taanka/api-client/contract";
import sharp from "sharp";
import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import { DATABASES, type Person, snapshot, useTestApi } from "../testing/api.js";

const form = {
  name: "Asha Rao",
  email: "asha@example.com",
  mobile: "+91 98765 43210",
  shopName: "Rao Silks",
  gst: "08abcde1234f1z5",
  shopAddress: "12 Lake Road",
  pincode: "302001",
  state: "Rajasthan",
  city: "Jaipur",
};
const SECRET = "taken-at-26.9124N-75.7873E";

const application = v.looseObject({ _id: v.optional(v.string()) });

const paint = () =>
  sharp({ create: { width: 2000, height: 1000, channels: 3, background: "#a02030" } });

describe.each(DATABASES)("partner applications on %s", (kind) => {
  const api = useTestApi(kind);
  let jpeg: Uint8Array<ArrayBuffer>;
  beforeAll(async () => {
    const exif = { IFD0: { ImageDescription: SECRET } };
    jpeg = new Uint8Array(await paint().withExif(exif).jpeg().toBuffer());
  });

  interface Sent {
    picture?: Uint8Array<ArrayBuffer>;
    type?: string;
    fields?: Record<string, string | undefined>;
  }
  async function apply(person: Person | undefined, { picture, type, fields }: Sent = {}) {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...form, ...fields })) {
      if (value !== undefined) body.append(name, value);
    }
    const image = picture ?? jpeg;
    if (image.length > 0) {
      body.append("shopImage", new File([image], "../../shop.svg", { type: type ?? "image/jpeg" }));
    }
    const options = { body, token: person?.accessToken };
    const { status, body: answer } = await api().call("POST", "/api/partner/apply", options);
    return { status, body: answer, data: v.parse(application, answer.data ?? {}) };
  }
  const files = async () =>
    readdir(join(api().config.dataDir, "uploads/partners")).catch((): string[] => []);

  it("keep the form, and the picture made anew without what it told besides", async () => {
    expect(Buffer.from(jpeg).includes(SECRET)).toBe(true);
    const person = await api().register();
    const { status, data } = await apply(person);
    expect(status).toBe(200);
    expect(data).toEqual({
      ...form,
      _id: expect.any(String),
      mobile: "9876543210",
      gst: "08ABCDE1234F1Z5",
      pan: null,
      mapUrl: null,
      shopImage: { width: 1600, height: 800 },
      status: "Received",
      createdAt: expect.any(String),
    });
    const token = person.accessToken;
    expect(await api().send(endpoints.partners.read, { token })).toMatchObject(data);
    const [file] = await files();
    const stored = await readFile(join(api().config.dataDir, "uploads/partners", file ?? ""));
    expect(await sharp(stored).metadata()).toMatchObject({ format: "webp", width: 1600 });
    expect(stored.includes(SECRET)).toBe(false);
  });

  it("take the place of the one before, and so does the picture", async () => {
    const person = await api().register();
    const first = await apply(person);
    const count = (await files()).length;
    const png = new Uint8Array(await paint().resize(40, 30).png().toBuffer());
    const fields = {
      shopName: "Rao & Daughters",
      pan: "abcde1234f",
      mapUrl: "https://maps.example/x",
    };
    const second = await apply(person, { picture: png, type: "text/plain", fields });
    expect(second.data).toMatchObject({
      _id: first.data._id,
      shopName: "Rao & Daughters",
      pan: "ABCDE1234F",
      shopImage: { width: 40, height: 30 },
    });
    expect(await files()).toHaveLength(count);
  });

  it.each(["webp", "avif"] as const)("take %s too", async (format) => {
    const picture = new Uint8Array(await paint().resize(64, 64).toFormat(format).toBuffer());
    expect((await apply(await api().register(), { picture })).status).toBe(200);
  });

  it("refuse what is no picture by its content, and keep nothing", async () => {
    const person = await api().register();
    const before = [await snapshot(api().database), await files()];
    const text = (value: string) => new TextEncoder().encode(value);
    const cases: [string, Sent, number, string][] = [
      ["a script", { picture: text("<script>alert(1)</script>") }, 415, "JPEG, PNG, WebP or AVIF"],
      ["a drawing", { picture: text('<svg xmlns="http://www.w3.org/2000/svg"/>') }, 415, "JPEG"],
      ["half a picture", { picture: jpeg.slice(0, jpeg.length / 2) }, 415, "JPEG"],
      ["only the beginning", { picture: jpeg.slice(0, 4) }, 415, "JPEG"],
      ["no picture", { picture: new Uint8Array() }, 400, "Please add a picture of your shop"],
      [
        "text as picture",
        { picture: new Uint8Array(), fields: { shopImage: "x" } },
        400,
        "picture",
      ],
      ["too many bytes", { picture: new Uint8Array(5 * 2 ** 20 + 1) }, 400, "5 MB at most"],
      ["far too many", { picture: new Uint8Array(6 * 2 ** 20) }, 413, "too large"],
    ];
    for (const [name, sent, status, message] of cases) {
      const reply = await apply(person, sent);
      expect([name, reply.status]).toEqual([name, status]);
      expect(reply.body.message).toContain(message);
    }
    expect([await snapshot(api().database), await files()]).toEqual(before);
  });

  it("refuse a small file that unfolds into a huge picture", async () => {
    const person = await api().register();
    const huge = sharp({ create: { width: 9000, height: 9000, channels: 3, background: "#fff" } });
    const picture = new Uint8Array(await huge.png().toBuffer());
    expect(picture.length).toBeLessThan(2 ** 20);
    const reply = await apply(person, { picture });
    expect(reply.status).toBe(413);
    expect(reply.body.message).toBe("The picture has too many pixels");
  });

  it("refuse a form that is not filled in right, and keep nothing", async () => {
    const person = await api().register();
    const before = [await snapshot(api().database), await files()];
    const cases: [Record<string, string | undefined>, string][] = [
      [{ name: undefined }, "Please fill all required fields"],
      [{ shopAddress: "  " }, "Please fill all required fields"],
      [{ city: "x".repeat(101) }, ""],
      [{ email: "asha" }, "Please enter a valid email address"],
      [{ mobile: "98765" }, "Phone number must be exactly 10 digits"],
      [{ pincode: "30200" }, "Pincode must be exactly 6 digits"],
      [{ gst: "08ABCDE" }, "Please enter a valid 15-character GST number"],
      [{ pan: "12345" }, "Please enter a valid 10-character PAN"],
      [{ mapUrl: "javascript:alert(1)" }, "Please enter a valid map link"],
    ];
    for (const [fields, message] of cases) {
      const reply = await apply(person, { fields });
      expect([fields, reply.status]).toEqual([fields, 400]);
      expect(reply.body.message).toContain(message);
    }
    const visitor = await apply(undefined);
    expect(visitor.status).toBe(401);
    expect([await snapshot(api().database), await files()]).toEqual(before);
  });

  it("refuse bodies that are no form", async () => {
    const { accessToken: token } = await api().register();
    const send = (body: string, type: string) =>
      api().call("POST", "/api/partner/apply", { token, body, headers: { "content-type": type } });
    expect((await send("{}", "application/json")).status).toBe(415);
    expect((await send("--x", "multipart/form-data")).status).toBe(400);
    for (const boundary of ["x", "x".repeat(5000)]) {
      const reply = await send("--x\r\nhalf", `multipart/form-data; boundary=${boundary}`);
      expect([reply.status, reply.body.code]).toEqual([400, "malformed_body"]);
    }
  });

  it("belong to one person, and are not without end", async () => {
    const [owner, stranger] = [await api().register(), await api().register()];
    await apply(owner);
    const token = stranger.accessToken;
    expect((await api().call("GET", "/api/partner/application", { token })).status).toBe(404);
    const picture = new Uint8Array(await paint().resize(8, 8).png().toBuffer());
    const statuses = [];
    for (let count = 0; count < 41; count++)
      statuses.push((await apply(owner, { picture })).status);
    expect(statuses).toContain(429);
    expect(statuses[0]).toBe(200);
  });
});
