import type { Context } from "hono";
import type { HttpEnv } from "./env.js";

/**
 * The network address of whoever asks. Behind proxies it is the entry that the outermost trusted
 * proxy wrote; entries further left are the caller's own claim and are not believed.
 *
 * @param trustProxy - how many proxies stand in front of the API
 */
export function clientAddress(c: Context<HttpEnv>, trustProxy: number): string {
  const direct = c.env?.incoming?.socket.remoteAddress ?? c.env?.remoteAddress ?? "unknown";
  if (trustProxy === 0) return direct;
  const forwarded = (c.req.header("x-forwarded-for") ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
  return forwarded[forwarded.length - trustProxy]?.slice(0, 64) ?? direct;
}
