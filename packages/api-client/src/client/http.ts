import ky from "ky";
import { readEnvelope } from "./answer";
import { ApiError, errorTexts } from "./api-error";
import type { Transport, TransportRequest } from "./transport";

/**
 * Sends a request. The global `fetch` fits, and so does the `fetch` of a server in the same
 * process (`(request) => app.fetch(request)`).
 */
export type StoreFetch = (request: Request) => Response | Promise<Response>;

/**
 * Calls an API over HTTP.
 *
 * @param baseUrl up to and including the API's base path
 */
export function createHttpTransport(baseUrl: string, fetch: StoreFetch | undefined): Transport {
  // Time-outs of ky end with the headers; the client's own cover the body too.
  const instance = ky.create({
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
    ...(fetch && {
      fetch: async (input, init) =>
        fetch(input instanceof Request ? input : new Request(input, init)),
    }),
  });

  const exchange = async ({ call, params, query, body, headers, signal }: TransportRequest) => {
    const response = await instance(addressOf(baseUrl, call.path, params), {
      method: call.method,
      headers: { accept: "application/json", ...headers },
      searchParams: { ...query },
      ...(body instanceof FormData ? { body } : { json: body }),
      signal,
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  return {
    async send(request) {
      const reply = await exchange(request).catch((cause: unknown) => {
        throw new ApiError(errorTexts.network, { status: 0, code: "network_error", cause });
      });
      return readEnvelope(request.call, reply);
    },
  };
}

function addressOf(baseUrl: string, path: string, params: Readonly<Record<string, string>>) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  return baseUrl + filled;
}
