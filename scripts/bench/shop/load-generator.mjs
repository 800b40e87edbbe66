// Asks for one page over several connections, each again as soon as it is answered, and says how
// many answers came. A process of its own: it must not take time from what it measures.
import { askOk, connection } from "./http.mjs";

async function load({ origin, path, connections, milliseconds }) {
  const clients = Array.from({ length: connections }, () => connection(origin));
  await Promise.all(clients.map((client) => askOk(client, path)));
  const started = performance.now();
  const end = started + milliseconds;
  let pages = 0;
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < end) {
        await askOk(client, path);
        pages += 1;
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  await Promise.all(clients.map((client) => client.close()));
  return pages / seconds;
}

process.on("message", (order) => {
  load(order).then(
    (perSecond) => process.send({ perSecond }),
    (error) => process.send({ error: String(error) }),
  );
});
process.on("disconnect", () => process.exit(0));
