import { asApiError } from "./answer";
import type { Transport, TransportRequest } from "./transport";

/** What a call sends, before anybody waits for its answer. */
export type CallRequest = Omit<TransportRequest, "signal">;

/** Sends one request and gives the data of its answer, as it came. */
export type Send = (request: CallRequest, signal?: AbortSignal) => Promise<unknown>;

/** Makes the function that sends requests by a transport, with every failure as an `ApiError`. */
export function createSend(transport: Transport): Send {
  return async (request, signal = new AbortController().signal) => {
    try {
      return await transport.send({ ...request, signal });
    } catch (error) {
      signal.throwIfAborted();
      throw asApiError(request.call, error);
    }
  };
}
