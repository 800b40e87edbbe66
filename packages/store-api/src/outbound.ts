/** How a call to another company's server is made. */
export interface OutboundOptions {
  method: string;
  headers?: Record<string, string>;
  body?: string;
  /** For one attempt. */
  timeoutMs: number;
  /** Attempts in all, while the server cannot be reached or is at fault. */
  attempts: number;
}

const PAUSE_MS = 200;

/** Another company's server did not do what it was asked. */
export class OutboundError extends Error {
  override name = "OutboundError";
  /** What it answered; undefined when it could not be reached. */
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

const isTheirFault = (status: number | undefined) =>
  status === undefined || status >= 500 || status === 429;

async function attempt(url: string, options: OutboundOptions): Promise<Response> {
  const { origin } = new URL(url);
  let response: Response;
  try {
    response = await fetch(url, {
      method: options.method,
      redirect: "manual",
      signal: AbortSignal.timeout(options.timeoutMs),
      ...(options.headers ? { headers: options.headers } : {}),
      ...(options.body === undefined ? {} : { body: options.body }),
    });
  } catch {
    // The cause may quote the address with its secrets, so it goes no further.
    throw new OutboundError(`${origin} could not be reached`);
  }
  if (response.ok) return response;
  await response.body?.cancel();
  throw new OutboundError(`${origin} answered ${response.status}`, response.status);
}

/**
 * Calls another company's server. Redirects are not followed: what was signed for one address is
 * not handed to another.
 *
 * @throws OutboundError after the last attempt, or at once when the server refuses the request
 */
export async function callOut(url: string, options: OutboundOptions): Promise<Response> {
  for (let count = 1; ; count++) {
    try {
      return await attempt(url, options);
    } catch (error) {
      const again = error instanceof OutboundError && isTheirFault(error.status);
      if (!again || count >= options.attempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * 3 ** (count - 1)));
    }
  }
}
