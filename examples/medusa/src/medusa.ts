import { AdapterError, type AdapterErrorCode } from "@taanka/api-client/adapter";
import * as v from "valibot";
import { refusal } from "./schemas";

/** Where Medusa is, and in which of its shops. */
export interface MedusaSettings {
  /** Such as `https://medusa.example`. */
  baseUrl: string;
  /** The publishable key of the sales channel. */
  publishableKey: string;
  /** The region that sells in rupees. */
  regionId: string;
}

export type Query = Readonly<Record<string, string | number | readonly string[] | undefined>>;

function searchOf(query: Query): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === "object") for (const one of value) search.append(`${name}[]`, one);
    else if (value !== undefined) search.append(name, `${value}`);
  }
  return search;
}

/** Medusa's word for a refusal, in the contract's. */
function codeOf(status: number, { type, code }: { type: string; code: string }): AdapterErrorCode {
  if (code === "insufficient_inventory") return "out_of_stock";
  if (status === 429) return "rate_limited";
  if (status >= 500) return "unavailable";
  if (type === "not_found") return "not_found";
  return status === 409 ? "conflict" : "validation_failed";
}

/** Medusa's sentences are for engineers: the shopper reads the words of the call. */
async function refused(response: Response): Promise<AdapterError> {
  const said = v.parse(refusal, await response.json().catch(() => ({})));
  const cause = new Error(`Medusa answered ${response.status}: ${said.message}`);
  const retryAfter = Number(response.headers.get("retry-after")) || undefined;
  return new AdapterError(codeOf(response.status, said), "", { retryAfter, cause });
}

/** Calls Medusa's store API, and reads its answers by a schema. */
export function createMedusa({ baseUrl, publishableKey }: MedusaSettings) {
  const headers = { "x-publishable-api-key": publishableKey, "content-type": "application/json" };
  const call = async <S extends v.GenericSchema>(
    schema: S,
    path: string,
    init: RequestInit,
  ): Promise<v.InferOutput<S>> => {
    const response = await fetch(`${baseUrl}/store${path}`, { ...init, headers }).catch((cause) => {
      throw new AdapterError("network_error", "", { cause });
    });
    if (!response.ok) throw await refused(response);
    return v.parse(schema, await response.json());
  };
  return {
    get: <S extends v.GenericSchema>(
      schema: S,
      path: string,
      signal: AbortSignal,
      query: Query = {},
    ) => call(schema, `${path}?${searchOf(query)}`, { signal }),
    post: <S extends v.GenericSchema>(
      schema: S,
      path: string,
      signal: AbortSignal,
      body: object = {},
    ) => call(schema, path, { signal, method: "POST", body: JSON.stringify(body) }),
  };
}
export type Medusa = ReturnType<typeof createMedusa>;
