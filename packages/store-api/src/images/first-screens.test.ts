import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endpoints } from "@taanka/api-client/contract";
import * as v from "valibot";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createApi } from "../api.js";
import { readConfig } from "../config.js";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "taanka-first-screens-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const made = () => readdir(join(folder, "images"), { recursive: true }).catch((): string[] => []);

it("the sample's first pictures are there before anybody has asked for one", async () => {
  const env = { NODE_ENV: "test", DATA_DIR: folder, LOG_LEVEL: "silent" };
  const api = await createApi(readConfig({ ...env, SEED_SAMPLE_CATALOGUE: "true" }));
  expect(api.ready()).toBe(true);
  const { list } = endpoints.banners;
  const banners = v.parse(list.response, await api.transport.send({ call: list }));
  const [first] = banners;
  const key = first?.portraitImage?.split("/api/images/")[1] ?? "";
  expect(key).not.toBe("");
  await vi.waitFor(
    async () => {
      const whole = (await made()).filter((file) => file.endsWith(".avif"));
      expect(whole.some((file) => file.startsWith(`${key}-`))).toBe(true);
    },
    { timeout: 30_000, interval: 100 },
  );
  await api.close();
  const atTheEnd = await made();
  expect(atTheEnd.filter((file) => file.endsWith(".webp"))).toEqual([]);
}, 60_000);
