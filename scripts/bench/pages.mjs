import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { startShop } from "../lib/shop.mjs";

const budgets = { home: ["/", 8], listing: ["/view-all", 12], product: [undefined, 8] };

/** Size of the server's HTML of the three main pages. */
export async function htmlRows() {
  const folder = await mkdtemp(path.join(tmpdir(), "taanka-bench-"));
  const shop = await startShop({ dataDir: folder });
  try {
    const listing = await fetch(`${shop.address}/api/items/filtering`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ limit: 1 }),
    }).then((answer) => answer.json());
    const product = `/product/${listing.data.items[0]._id}`;
    const rows = [];
    for (const [name, [address, budget]] of Object.entries(budgets)) {
      const html = await fetch(shop.address + (address ?? product)).then((answer) => answer.text());
      rows.push({
        name: `shop, HTML of ${name}, gzip`,
        value: gzipSync(html).length / 1024,
        budget,
        unit: "KiB",
      });
    }
    return rows;
  } finally {
    await shop.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
