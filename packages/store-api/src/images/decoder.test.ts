import { expect, it } from "vitest";
import { PictureDecoder } from "./decoder.js";

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
