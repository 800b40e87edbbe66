import { asApiError } from "./answer";
import { withDeadline } from "./deadline";
import type { Transport, TransportRequest } from "./transport";

/** What a call sends, before anybody waits for its answer. */
export type CallRequest = Omit<TransportRequest, "signal">;

/** Sends one request and gives the data of its answer, as it came. */
export type Send = (request: CallRequest, signal?: AbortSignal) => Promise<unknown>;

/**
 * Makes the function that sends requests by a transport: with the time-out, and with every failure
 * as an {@link ApiError}.
 *
 * @param timeout milliseconds for the whole exchange, the answer's body included
 */
export function createSend(transport: Transport, timeout: number): Send {
  return async (request, outer) => {
    try {
      return await withDeadline(timeout, outer, (signal) => transport.send({ ...request, signal }));
    } catch (error) {
      outer?.throwIfAborted();
      throw asApiError(request.call, error);
    }
  };
}
