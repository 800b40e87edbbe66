import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { createShop } from "./entry";
import { listening } from "./testing/listening";

const folder = mkdtempSync(path.join(tmpdir(), "files-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("loses one answer, and not the process, where a built file is gone", async () => {
  const entries = {
    "src/entry-client.tsx": { file: "assets/entry.js" },
    "src/hydration/head.ts": { file: "assets/head.js" },
  };
  writeFileSync(path.join(folder, "manifest.json"), JSON.stringify(entries));
  for (const name of ["gone.js", "there.js"]) writeFileSync(path.join(folder, name), "1;");
  const shop = createShop(
    {
      api: { transport: { send: async () => [] } },
      origin: "https://shop.example",
      log: () => undefined,
    },
    folder,
  );
  const server = createServer((request, response) => void shop(request, response));
  const at = `http://127.0.0.1:${await listening(server)}`;
  rmSync(path.join(folder, "gone.js"));
  await expect(fetch(`${at}/gone.js`).then((answer) => answer.text())).rejects.toThrow();
  expect(await (await fetch(`${at}/there.js`)).text()).toBe("1;");
  server.closeAllConnections();
  server.close();
});
