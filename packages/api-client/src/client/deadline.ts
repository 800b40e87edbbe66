import { ApiError, errorTexts } from "./api-error";

/**
 * Carries out work that may take so long and not longer, and not beyond the caller's abort. It
 * holds even for work that ignores its signal.
 *
 * @param timeout milliseconds
 * @throws ApiError `timeout`; the reason of `outer` when that fired; and what the work throws.
 */
export async function withDeadline<T>(
  timeout: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  outer?.throwIfAborted();
  const controller = new AbortController();
  let giveUp = (_reason: unknown) => {};
  const broken = new Promise<never>((_, reject) => {
    giveUp = (reason) => {
      controller.abort(reason);
      reject(reason);
    };
  });
  const timer = setTimeout(() => {
    const cause = new DOMException(`No answer within ${timeout} ms`, "TimeoutError");
    giveUp(new ApiError(errorTexts.network, { status: 0, code: "timeout", cause }));
  }, timeout);
  const forward = () => giveUp(outer?.reason);
  outer?.addEventListener("abort", forward);
  try {
    return await Promise.race([work(controller.signal), broken]);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener("abort", forward);
  }
}
