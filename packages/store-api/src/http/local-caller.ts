import type { Context } from "hono";
import type { HttpEnv } from "./env.js";

/** Whether a host name or address, without a port, is this machine's own and nobody else's. */
export function isLoopbackName(name: string): boolean {
  const bare = name.replace(/^\[|\]$/g, "").toLowerCase();
  return /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/.test(bare) || bare === "::1" || bare === "localhost";
}

/** What proxies, caches and tunnels write; a program that asks for itself has no reason to. */
const FORWARDING =
  /^(?:forwarded|via|cdn-loop|cf-.+|x-envoy-.+|x-(?:original-)?forwarded(?:-.+)?|x-real-ip|(?:.+-)?client-ip|.+-connecting-ip)$/;

function isForwarded(c: Context<HttpEnv>): boolean {
  // What some proxies speak to those behind them, and no browser any more.
  if (c.env?.incoming?.httpVersion === "1.0") return true;
  // Another site's page has no business with what is this machine's own.
  if (c.req.header("sec-fetch-site") === "cross-site") return true;
  return [...c.req.raw.headers.keys()].some((name) => FORWARDING.test(name));
}

/**
 * Whether a program of this machine asks for itself: from a loopback address, for a loopback name,
 * and nothing tells that it passes on what somebody else asked.
 */
export function isLocalCaller(c: Context<HttpEnv>): boolean {
  const address = c.env?.incoming?.socket.remoteAddress ?? c.env?.remoteAddress ?? "";
  const host = c.req.header("host") ?? new URL(c.req.url).host;
  const name = host.replace(/:\d+$/, "");
  return isLoopbackName(address) && isLoopbackName(name) && !isForwarded(c);
}
