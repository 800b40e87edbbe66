import { isDeepStrictEqual } from "node:util";
import * as v from "valibot";
import type { ApiConnection } from "./api.js";
import { StartError } from "./port.js";

/** Facts of a shop by their names: its storefront is built with them, and its API works with them. */
export const factsSchema = v.looseObject({ name: v.string() });
export type Facts = v.InferOutput<typeof factsSchema>;

/** The reference API gives them in its description; another back end gives none. */
const descriptionSchema = v.object({ info: v.object({ "x-shop": factsSchema }) });

const limitMs = 10_000;

/** Reads the facts of an API elsewhere. The storefront starts also while that API is away. */
async function remoteFacts(baseUrl: string): Promise<Facts | undefined> {
  try {
    const answer = await fetch(`${baseUrl}/openapi.json`, { signal: AbortSignal.timeout(limitMs) });
    const description = v.safeParse(descriptionSchema, await answer.json());
    return description.success ? description.output.info["x-shop"] : undefined;
  } catch {
    return undefined;
  }
}

/** The facts that a shop's API works with; undefined where it gives none. */
export async function factsOf({ local, remote }: ApiConnection): Promise<Facts | undefined> {
  return local ? { ...local.shopFacts } : remoteFacts(remote.baseUrl);
}

/** As JSON, which is how the facts of an API elsewhere arrive. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/**
 * Compares what a storefront was built with and what its API works with. Where they differ, the API
 * refuses every order, or an invoice names another seller. A fact that only one of them gives says
 * nothing: during an upgrade one is of an earlier version.
 *
 * @throws StartError that names the facts that differ
 */
export function checkAgreement(storefront: Facts, api: Facts): void {
  const isShared = (name: string) => Object.hasOwn(api, name);
  const differing = Object.keys(storefront).filter(
    (name) => isShared(name) && !isDeepStrictEqual(asJson(storefront[name]), asJson(api[name])),
  );
  if (differing.length === 0) return;
  throw new StartError(
    `The storefront was built for ${storefront.name}, and the API works for ${api.name}; they differ in ${differing.join(", ")}. ` +
      "Build the storefront with the configuration that the API has: SHOP_CONFIG=FILE npm run build, or npm run build for the repository's own shop.",
  );
}
