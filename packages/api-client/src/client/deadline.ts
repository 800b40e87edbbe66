import type { Call } from "../contract/endpoint";
import { ApiError, errorTexts } from "./api-error";
import { callName } from "./call-name";
import { onAbort } from "./on-abort";
import type { Transport } from "./transport";
import { untilAborted } from "./until-aborted";

/** What a call fails with that got no answer in time. */
export function timeoutError(call: Call, timeout: number): ApiError {
  const cause = new DOMException(`No answer within ${timeout} ms`, "TimeoutError");
  return new ApiError(errorTexts.network, {
    status: 0,
    code: "timeout",
    call: callName(call),
    cause,
  });
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
      const outer = request.signal;
      // By hand: `AbortSignal.any` takes twice as long as all the rest of a call.
      const ended = new AbortController();
      const forward = () => ended.abort(outer.reason);
      const timer = setTimeout(() => ended.abort(timeoutError(request.call, timeout)), timeout);
      const leave = onAbort(outer, forward);
      try {
        const { signal } = ended;
        return await untilAborted(transport.send({ ...request, signal }), signal);
      } finally {
        clearTimeout(timer);
        leave();
      }
    },
  };
}
