import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { listening } from "@taanka/test-support";
import { afterAll, afterEach, expect, it } from "vitest";
import { createShop } from "./entry";

const folder = mkdtempSync(path.join(tmpdir(), "files-"));
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A build with these files besides its manifest, served. */
async function serve(files: readonly string[]) {
  const entries = {
    "src/entry-client.tsx": { file: "assets/entry.js" },
    "src/head.ts": { file: "assets/head.js" },
  };
  writeFileSync(path.join(folder, "manifest.json"), JSON.stringify(entries));
  for (const name of files) writeFileSync(path.join(folder, name), "1;");
  const shop = createShop(
    {
      api: { transport: { send: async () => [] } },
      origin: "https://shop.example",
      log: () => undefined,
    },
    folder,
  );
  const server = createServer((request, response) => {
    shop(request, response).catch(() => response.destroy());
  });
  servers.push(server);
  return `http://127.0.0.1:${await listening(server)}`;
}

it("loses one answer, and not the process, where a built file is gone", async () => {
  const at = await serve(["gone.js", "there.js"]);
  rmSync(path.join(folder, "gone.js"));
  await expect(fetch(`${at}/gone.js`).then((answer) => answer.text())).rejects.toThrow();
  expect(await (await fetch(`${at}/there.js`)).text()).toBe("1;");
});

it.each([
  ...["/manifest.json", "/manifest.json?x=1", "/manifest%2Ejson", "/%6Danifest.json"],
  ...[
    "/manifest.json/",
    "/manifest.json//",
    "/manifest.json.br",
    "/entry.js.map",
    "/entry.js%2emap",
  ],
])("does not tell %s, which names the sources", async (address) => {
  const at = await serve(["manifest.json.br", "entry.js.map"]);
  const answer = await fetch(at + address);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain("Page Not Found");
});

it.each(["bytes=1-0", "bytes=9-", "bytes=x", "bytes=-1", "bytes=0-0,1-1", "lines=1-2"])(
  "sends a built file whole, whatever part is asked for: %s",
  async (range) => {
    const at = await serve(["there.js"]);
    const answer = await fetch(`${at}/there.js`, { headers: { range } });
    expect([answer.status, await answer.text()]).toEqual([200, "1;"]);
  },
);
