import type { Environment } from "./environment.js";
import { isLoopbackName } from "./http/local-caller.js";

const isElsewhere = (address: string | undefined): address is string =>
  address !== undefined && !(URL.canParse(address) && isLoopbackName(new URL(address).hostname));

/** The process with the shop reads SHOP_ORIGIN, so it is not checked here. */
const withoutPassword = (address: string) => address.replace(/\/\/.*@/, "//…@");

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
    if (isElsewhere(address)) signs.push(`${name} is ${withoutPassword(address)}`);
  }
  const origin = env.CORS_ORIGINS.find(isElsewhere);
  if (origin !== undefined) signs.push(`CORS_ORIGINS names ${origin}`);
  if (env.TRUST_PROXY > 0) signs.push("TRUST_PROXY names a proxy");
  if (env.METRICS_TOKEN !== undefined) signs.push("METRICS_TOKEN lets others read figures");
  if (Number(env.STOP_DELAY_SECONDS) > 0) signs.push("STOP_DELAY_SECONDS waits for a balancer");
  return signs;
}

function sandboxRefusal(env: Environment, signs: string): string | undefined {
  const names = ["OTP_PROVIDER", "PAYMENT_PROVIDER"] as const;
  const sandboxes = names.filter((name) => env[name] === "sandbox");
  if (env.ALLOW_SANDBOX || sandboxes.length === 0) return undefined;
  const are = sandboxes.length > 1 ? "are" : "is";
  return (
    `${sandboxes.join(" and ")} ${are} sandbox, which writes everybody's one-time codes where all ` +
    `can read them or takes no money, but others can reach this shop (${signs}). ` +
    "Set OTP_PROVIDER=webhook with OTP_WEBHOOK_URL and OTP_WEBHOOK_SECRET, and PAYMENT_PROVIDER " +
    "to none or razorpay; or ALLOW_SANDBOX=true for a demonstration that nobody relies on."
  );
}

/** No demonstration needs it missing, so ALLOW_SANDBOX is no excuse. */
function secretRefusal(env: Environment, signs: string): string | undefined {
  if (env.TOKEN_SECRET !== undefined) return undefined;
  return (
    "TOKEN_SECRET is not set, so that the key of everybody's sessions would lie in the database and in " +
    `each copy of it, but others can reach this shop (${signs}). Make one with \`openssl rand -hex 32\`, ` +
    "keep it apart from the database, and set it for each instance and each start alike."
  );
}

/** A deployment that lost its DATABASE_URL would open an empty shop, and sell nothing, without a word. */
function databaseRefusal(env: Environment): string | undefined {
  const isTold = env.ALLOW_EMBEDDED_DATABASE || env.ALLOW_SANDBOX;
  if (env.NODE_ENV !== "production" || env.DATABASE_URL !== undefined || isTold) return undefined;
  return (
    `DATABASE_URL is not set, so that this shop would open the embedded database in ${env.DATA_DIR} ` +
    "(DATA_DIR), or make an empty one there, but NODE_ENV is production. Set DATABASE_URL to the " +
    "address of its PostgreSQL; or ALLOW_EMBEDDED_DATABASE=true for a shop whose database lies there."
  );
}

/** Why a shop must not be served as the environment says, a sentence each. */
export function refusalsOf(env: Environment, exposure: readonly string[]): string[] {
  if (exposure.length === 0) return [];
  const signs = exposure.join(", ");
  const refusals = [sandboxRefusal(env, signs), secretRefusal(env, signs), databaseRefusal(env)];
  return refusals.filter((refusal) => refusal !== undefined);
}
