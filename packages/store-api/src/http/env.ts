import type { IncomingMessage } from "node:http";
import type { Hono } from "hono";

/** What reaches a handler besides the request itself. */
export interface HttpEnv {
  Bindings: {
    /** Set when the request came over node:http. */
    incoming?: IncomingMessage;
    /** The caller's network address when the API is called without a socket of its own. */
    remoteAddress?: string;
  };
  Variables: {
    requestId: string;
    /** Who makes an administrator's call, or would, and the state that it brings something to. */
    administrator?: { userId: string; newStatus?: string };
  };
}

export type HttpApp = Hono<HttpEnv>;
