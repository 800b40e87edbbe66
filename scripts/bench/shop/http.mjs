import { Client } from "undici";

/** What a Chromium sends when it opens a page. */
export const browserHeaders = {
  accept: "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8",
  "accept-encoding": "gzip, deflate, br, zstd",
  "accept-language": "en-IN,en;q=0.9",
  "user-agent":
    "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36",
};

const plainHeaders = { ...browserHeaders, "accept-encoding": "identity" };

/** One connection that stays open, and one request on it at a time. */
export const connection = (origin) => new Client(origin, { pipelining: 1 });

/**
 * Asks for a page and reads its answer to the last byte, as it came over the wire.
 *
 * @returns `firstByte` is the time to its first byte, in ms
 */
export function ask(client, path, headers = browserHeaders) {
  return new Promise((resolve, reject) => {
    const parts = [];
    const answer = {};
    const started = performance.now();
    client.dispatch(
      { path, method: "GET", headers },
      {
        onRequestStart: () => undefined,
        onResponseStart(_controller, status, received) {
          Object.assign(answer, {
            status,
            headers: received,
            firstByte: performance.now() - started,
          });
        },
        onResponseData: (_controller, part) => parts.push(part),
        onResponseEnd: () => resolve({ ...answer, body: Buffer.concat(parts) }),
        onResponseError: (_controller, error) => reject(error),
      },
    );
  });
}

/** The same, and only a 200 will do. */
export async function askOk(client, path, headers) {
  const answer = await ask(client, path, headers);
  if (answer.status === 200) return answer;
  throw new Error(`${path} answered ${answer.status}.`);
}

/** A page's or file's bytes, not packed. */
export async function plainBody(client, path) {
  return (await askOk(client, path, plainHeaders)).body;
}

export const withoutPacking = plainHeaders;
