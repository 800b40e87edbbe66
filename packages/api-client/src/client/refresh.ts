import { authCalls } from "../contract/auth";
import { isSamePerson, type SessionState, type StoreSession } from "../session/session";
import { checkData } from "./answer";
import { ApiError } from "./api-error";
import { tokens } from "./loose";
import type { Send } from "./send";

/** What a server answers that refuses the token itself; any other failure may pass. */
const REFUSED = new Set([400, 401, 403]);

/** Gives a token of the same person to try again with, or undefined when there is none. */
export type Renew = (stale: SessionState) => Promise<string | undefined>;

/**
 * Makes the function that gets a new access token after a 401. All callers in flight share one
 * refresh. A refused refresh clears the session and calls `onExpired` once; a refresh that failed
 * otherwise (no answer, too many requests, a server in trouble) says nothing about the session and
 * leaves it alone: the call fails with the refresh's error.
 */
export function createRenew(
  session: StoreSession,
  send: Send,
  onExpired: (() => void) | undefined,
): Renew {
  let pending: Promise<void> | undefined;

  const refresh = async (stale: string | null) => {
    const before = session.read();
    // Another tab may have refreshed, or signed somebody in, while this one waited for its turn.
    if (before.accessToken && before.accessToken !== stale) return;
    const renewed = before.refreshToken ? await exchange(before.refreshToken) : undefined;
    const now = session.read();
    // Whoever signed out or in meanwhile keeps what they did.
    if (now.refreshToken !== before.refreshToken) return;
    if (!renewed) {
      session.clear();
      onExpired?.();
      return;
    }
    session.write({
      ...now,
      accessToken: renewed.accessToken,
      refreshToken: renewed.refreshToken ?? now.refreshToken,
    });
  };

  const exchange = async (refreshToken: string) => {
    const call = authCalls.refresh;
    try {
      const data = await send({ call, params: {}, query: {}, headers: {}, body: { refreshToken } });
      return checkData(call, data, tokens);
    } catch (error) {
      if (error instanceof ApiError && REFUSED.has(error.status)) return undefined;
      throw error;
    }
  };

  return async (stale) => {
    const { accessToken, refreshToken } = session.read();
    if (!accessToken && !refreshToken) return undefined;
    if (!accessToken || accessToken === stale.accessToken) {
      const task = () => refresh(stale.accessToken);
      pending ??= (session.exclusive ? session.exclusive(task) : task()).finally(() => {
        pending = undefined;
      });
      await pending;
    }
    const now = session.read();
    // A call that one person made must not be repeated in another's name.
    if (!isSamePerson(stale, now) || now.accessToken === stale.accessToken) return undefined;
    return now.accessToken ?? undefined;
  };
}
