import { median, spread } from "../statistics.mjs";
import { answerOf, startChild } from "./child.mjs";
import { askOk, connection } from "./http.mjs";
import { pages } from "./open.mjs";

const connections = 8;
const milliseconds = 2000;
const firstBytes = 200;
/** A fresh page may be sent while it is still being made; later ones are the kept ones. */
const warmUp = 50;

/** What Node writes by itself, or what belongs to one connection. */
const ownToNode = /^(connection|keep-alive|date|transfer-encoding|content-length)$/;

/** A bare server that sends what the shop sends for a page. */
async function bareServer({ headers, body }) {
  const child = startChild("bare-server.mjs");
  const same = Object.fromEntries(
    Object.entries(headers).filter(([name]) => !ownToNode.test(name)),
  );
  const { port } = await answerOf(child, { headers: same, body: body.toString("base64") });
  return { origin: `http://127.0.0.1:${port}`, close: () => child.disconnect() };
}

/** Pages a second of both, turn about, each first in every other round. */
async function rates(generator, shop, bare, page, rounds) {
  const order = { path: page, connections, milliseconds };
  const rate = async (origin) => (await answerOf(generator, { ...order, origin })).perSecond;
  await rate(bare);
  await rate(shop);
  const measured = { shop: [], bare: [], ratio: [] };
  for (let round = 0; round < rounds; round++) {
    const targets = round % 2 === 0 ? ["shop", "bare"] : ["bare", "shop"];
    const once = {};
    for (const target of targets) once[target] = await rate(target === "shop" ? shop : bare);
    measured.shop.push(once.shop);
    measured.bare.push(once.bare);
    measured.ratio.push(once.shop / once.bare);
  }
  return measured;
}

async function keptPage(name, generator, address, rounds) {
  const page = pages[name].path;
  const client = connection(address);
  let answer;
  const times = [];
  try {
    for (let asked = 0; asked < warmUp; asked++) answer = await askOk(client, page);
    for (let asked = 0; asked < firstBytes; asked++) {
      times.push((await askOk(client, page)).firstByte);
    }
  } finally {
    await client.close();
  }
  const bare = await bareServer(answer);
  try {
    const { shop, bare: least, ratio } = await rates(generator, address, bare.origin, page, rounds);
    const perSecond = (values) => `${median(values).toFixed(0)}/s`;
    return [
      {
        name: `kept ${name}, pages a second`,
        value: median(ratio),
        least: 0.4,
        unit: "× bare Node",
        detail: `${perSecond(shop)} against ${perSecond(least)}; ${spread(ratio)}`,
      },
      {
        name: `kept ${name}, first byte`,
        value: median(times),
        budget: 2,
        unit: "ms",
        detail: spread(times),
      },
    ];
  } finally {
    bare.close();
  }
}

/**
 * Pages that the shop keeps, against a bare `node:http` server that sends the same bytes with the
 * same headers: pages a second over the same connections in the same run, and time to first byte.
 */
export async function keptRows({ shop, rounds }) {
  const { address } = await shop();
  const generator = startChild("load-generator.mjs");
  const rows = [];
  try {
    for (const name of Object.keys(pages)) {
      rows.push(...(await keptPage(name, generator, address, rounds)));
    }
  } finally {
    generator.disconnect();
  }
  return rows;
}
