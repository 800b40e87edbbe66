import { isIP, isIPv6 } from "node:net";
import type { Context } from "hono";
import type { HttpEnv } from "./env.js";

/** Without the port that some proxies write behind an address, or the brackets around it. */
function withoutPort(entry: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1];
  if (bracketed !== undefined) return bracketed;
  const short = /^([\d.]+):\d+$/.exec(entry)?.[1];
  return short !== undefined && isIP(short) ? short : entry;
}

/** The IPv4 address that an IPv6 one stands for, as two groups of hexadecimal digits. */
function mappedAddress(high: string, low: string): string {
  const bits = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return bits.flatMap((pair) => [pair >> 8, pair & 255]).join(".");
}

/** What is limited together: an IPv4 address, or the whole network that one household has of IPv6. */
function limitedAddress(entry: string): string {
  const bare = withoutPort(entry);
  const address = bare.split("%", 1)[0] ?? "";
  if (!isIPv6(address)) return bare.slice(0, 64);
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(canonical);
  if (mapped) return mappedAddress(mapped[1] ?? "", mapped[2] ?? "");
  const [head = "", tail] = canonical.split("::");
  const groups = head === "" ? [] : head.split(":");
  const last = tail ? tail.split(":") : [];
  const zeros = Array.from({ length: 8 - groups.length - last.length }, () => "0");
  return `${[...groups, ...zeros, ...last].slice(0, 4).join(":")}::/64`;
}

/**
 * The network that an IPv6 line often has as a whole, the first 48 bits, of an address as limits
 * count it; undefined for any other.
 */
export function widerNetwork(address: string): string | undefined {
  const [, wider] = /^((?:[\da-f]+:){3})[\da-f]+::\/64$/.exec(address) ?? [];
  return wider && `${wider}:/48`;
}

/**
 * The network address of whoever asks, as limits count it: of an IPv6 address the first 64 bits.
 * Behind proxies it is the entry that the outermost trusted proxy wrote; entries further left are
 * the caller's own claim and are not believed.
 *
 * @param trustProxy - how many proxies stand in front of the API
 */
export function clientAddress(c: Context<HttpEnv>, trustProxy: number): string {
  const direct = c.env?.incoming?.socket.remoteAddress ?? c.env?.remoteAddress ?? "unknown";
  if (trustProxy === 0) return limitedAddress(direct);
  const forwarded = (c.req.header("x-forwarded-for") ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
  return limitedAddress(forwarded[forwarded.length - trustProxy] ?? direct);
}
