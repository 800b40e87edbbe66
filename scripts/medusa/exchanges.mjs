import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const file = path.join(import.meta.dirname, "recorded.json");

/** The members that the adapter's schemas read. */
const readMembers = () => {
  const schemas = path.join(import.meta.dirname, "../../examples/medusa/src/schemas.ts");
  return new Set(readFileSync(schemas, "utf8").match(/\b\w+(?=[:,] )|\b\w+(?= \}\))/g));
};

/** An answer without what no schema reads. */
function pruned(value, names) {
  if (Array.isArray(value)) return value.map((one) => pruned(one, names));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => names.has(name));
  return Object.fromEntries(entries.map(([name, one]) => [name, pruned(one, names)]));
}

/** What the adapter asks and hears from here on, until `stop`. */
export function recordExchanges(baseUrl) {
  const send = globalThis.fetch;
  const names = readMembers();
  const exchanges = [];
  globalThis.fetch = async (address, init) => {
    const response = await send(address, init);
    const { method = "GET", body } = init;
    const answer = pruned(await response.clone().json(), names);
    const asked = { method, path: address.slice(baseUrl.length), body: body && JSON.parse(body) };
    exchanges.push({ ...asked, status: response.status, answer });
    return response;
  };
  return {
    count: () => exchanges.length,
    write: (about) => writeFileSync(file, `${JSON.stringify({ ...about, exchanges })}\n`),
    stop: () => {
      globalThis.fetch = send;
    },
  };
}

/** A `fetch` that answers as Medusa did, as long as it is asked the same in the same order. */
export function replayExchanges(baseUrl) {
  const { version, regionId, exchanges } = JSON.parse(readFileSync(file, "utf8"));
  const left = [...exchanges];
  const send = async (address, { method = "GET", body }) => {
    const { status, answer, ...asked } = left.shift() ?? {};
    const path = address.slice(baseUrl.length);
    const sent = { method, path, ...(body && { body: JSON.parse(body) }) };
    assert.deepEqual(sent, asked);
    return Response.json(answer, { status });
  };
  return { version, regionId, left, send };
}
