import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it, onTestFinished, vi } from "vitest";
import { decoderEnvironment, PictureDecoder } from "./decoder.js";

it("a decoder that closes refuses what waits, and what comes later, in a way that callers read", async () => {
  const decoder = new PictureDecoder({ all: 5, each: 5 });
  const waiter = { address: "198.51.100.1" };
  const waiting = ["a", "b"].map((name) => decoder.inspect(`/nowhere/${name}.webp`, waiter));
  decoder.close();
  const later = decoder.inspect("/nowhere/c.webp", waiter);
  for (const refused of [...waiting, later]) {
    await expect(refused).rejects.toMatchObject({ code: "unavailable", status: 503 });
  }
});

it("a decoder knows none of the server's secrets, and loads nothing of what its start loads", async () => {
  const secrets = { AUTH_SECRET: "kept", DATABASE_URL: "postgres://a:b@c/d", NODE_OPTIONS: "--x" };
  expect(decoderEnvironment({ ...secrets, PATH: "/bin" })).toEqual({ PATH: "/bin" });

  const folder = await mkdtemp(join(tmpdir(), "taanka-decoder-"));
  const decoder = new PictureDecoder({ all: 5, each: 5 });
  onTestFinished(async () => {
    decoder.close();
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true, force: true });
  });
  const picture = join(folder, "red.webp");
  await sharp({ create: { width: 9, height: 12, channels: 3, background: "#a02030" } })
    .webp()
    .toFile(picture);
  vi.stubEnv("NODE_OPTIONS", "--import=data:text/javascript,process.exit(1)");
  const facts = await decoder.inspect(picture, { address: "198.51.100.1" });
  expect(facts).toMatchObject({ width: 9, height: 12 });
});
