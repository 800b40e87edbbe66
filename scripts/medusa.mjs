// Buys at a real Medusa server through examples/medusa: Medusa is installed into a temporary folder, with a
// PostgreSQL of its own, and everything that was started ends. `-- --record` keeps what Medusa answered.
import { say, step } from "./lib/terminal.mjs";
import { recordExchanges } from "./medusa/exchanges.mjs";
import { purchase } from "./medusa/purchase.mjs";
import { openMedusaShop } from "./medusa/shop.mjs";

const { settings, version, stop } = await openMedusaShop();
const exchanges = recordExchanges(settings.baseUrl);
try {
  const order = await step("From browsing to an order", () => purchase(settings));
  say(
    `Medusa ${version}: order ${order.orderId} of ₹${order.totalAmount}, ${exchanges.count()} requests`,
  );
  if (process.argv.includes("--record")) exchanges.write({ version, regionId: settings.regionId });
} finally {
  exchanges.stop();
  await stop();
}
