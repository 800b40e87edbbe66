import http from "node:http";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";

const unpack = promisify(gunzip);

/**
 * A shopper's browser as a listing sees it: one connection that stays, answers packed.
 *
 * @param address - where the API listens
 * @returns asks for a listing and gives the milliseconds until the last byte of its answer was
 *   there, as load generators count; what the browser does with it afterwards is not the server's
 */
export function listingClient(address) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (query) => {
    const body = JSON.stringify(query);
    const started = performance.now();
    const { status, bytes } = await post(`${address}/api/items/filtering`, body, agent);
    const milliseconds = performance.now() - started;
    const { data } = JSON.parse(await unpack(bytes));
    if (status !== 200 || data.facets.length === 0) throw new Error(`${status} for ${body}`);
    return milliseconds;
  };
  return { ask, close: () => agent.destroy() };
}

function post(url, body, agent) {
  return new Promise((resolve, reject) => {
    const headers = {
      "Accept-Encoding": "gzip",
      "Content-Length": Buffer.byteLength(body),
      "Content-Type": "application/json",
    };
    const request = http.request(url, { method: "POST", agent, headers }, (answer) => {
      const parts = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("error", reject);
      answer.on("end", () => resolve({ status: answer.statusCode, bytes: Buffer.concat(parts) }));
    });
    request.on("error", reject);
    request.end(body);
  });
}
