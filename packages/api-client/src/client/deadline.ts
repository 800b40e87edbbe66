import { ApiError, errorTexts } from "./api-error";
import type { Transport } from "./transport";
import { untilAborted } from "./until-aborted";

/** What a call fails with that got no answer in time. */
export function timeoutError(timeout: number, cause?: unknown): ApiError {
  const late = new DOMException(`No answer within ${timeout} ms`, "TimeoutError");
  return new ApiError(errorTexts.network, { status: 0, code: "timeout", cause: cause ?? late });
}

/**
 * A transport whose calls may take so long and not longer. It holds even for one that ignores its
 * signal.
 *
 * @param timeout milliseconds
 */
export function withDeadline(transport: Transport, timeout: number): Transport {
  return {
    ...(transport.checked && { checked: true }),
    async send(request) {
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(timeoutError(timeout)), timeout);
      const signal = AbortSignal.any([request.signal, late.signal]);
      try {
        return await untilAborted(transport.send({ ...request, signal }), signal);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
