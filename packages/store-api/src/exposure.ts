import type { Environment } from "./environment.js";
import { isLoopbackName } from "./http/local-caller.js";

const isElsewhere = (address: string | undefined): address is string =>
  address !== undefined && !(URL.canParse(address) && isLoopbackName(new URL(address).hostname));

/**
 * Everything in the environment that tells that others than the programs of this machine can reach
 * the shop, a few words each. Empty means that nothing tells so.
 */
export function exposureOf(env: Environment): string[] {
  const signs: string[] = [];
  if (env.NODE_ENV === "production") signs.push("NODE_ENV is production");
  if (!isLoopbackName(env.HOST)) signs.push(`HOST is ${env.HOST}`);
  for (const name of ["PUBLIC_URL", "SHOP_URL", "SHOP_ORIGIN"] as const) {
    const address = env[name];
    if (isElsewhere(address)) signs.push(`${name} is ${address}`);
  }
  const origin = env.CORS_ORIGINS.find(isElsewhere);
  if (origin !== undefined) signs.push(`CORS_ORIGINS names ${origin}`);
  if (env.TRUST_PROXY > 0) signs.push("TRUST_PROXY names a proxy");
  if (env.METRICS_TOKEN !== undefined) signs.push("METRICS_TOKEN lets others read figures");
  if (Number(env.STOP_DELAY_SECONDS) > 0) signs.push("STOP_DELAY_SECONDS waits for a balancer");
  return signs;
}
