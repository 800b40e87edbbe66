import type { Endpoint } from "@taanka/api-client/contract";
import type { Instance } from "./instance.js";

/** What a call was answered. */
export interface Answer {
  status: number;
  message: string;
  data: unknown;
}

/** Nobody waits longer for a page. */
const TIMEOUT_MS = 15_000;

/** Sends calls to one or the other instance, as a load balancer would, and counts how they end. */
export class Calls {
  readonly #instances: readonly Instance[];
  answered = 0;
  /** Answered with what is nobody's fault but the shop's, or not at all. */
  readonly failed = new Map<string, number>();
  #next = 0;

  constructor(instances: readonly Instance[]) {
    this.#instances = instances;
  }

  get failures(): number {
    return [...this.failed.values()].reduce((sum, count) => sum + count, 0);
  }

  /** @returns undefined when nobody answered, or the shop could not */
  async send(
    { method, path }: { method: Endpoint["method"]; path: string },
    { token, key, body, form }: { token?: string; key?: string; body?: object; form?: string } = {},
  ): Promise<Answer | undefined> {
    const instance = this.#instances[this.#next++ % this.#instances.length];
    const prefix = path.startsWith("/dev/") || path.startsWith("/api/") ? "" : "/api";
    const headers: Record<string, string> = {
      "content-type": form === undefined ? "application/json" : "application/x-www-form-urlencoded",
    };
    if (token !== undefined) headers.authorization = `Bearer ${token}`;
    if (key !== undefined) headers["idempotency-key"] = key;
    try {
      const response = await fetch(`${instance?.origin}${prefix}${path}`, {
        method,
        headers,
        ...(form === undefined ? {} : { body: form }),
        ...(body ? { body: JSON.stringify(body) } : {}),
        redirect: "manual",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = await response.text();
      if (response.status >= 500) return this.#fail(String(response.status));
      this.answered++;
      const isJson = response.headers.get("content-type")?.includes("json") && text !== "";
      const envelope: { message?: string; data?: unknown } = isJson ? JSON.parse(text) : {};
      const isList = Array.isArray(envelope);
      return {
        status: response.status,
        message: envelope.message ?? "",
        data: isList ? envelope : envelope.data,
      };
    } catch (error) {
      return this.#fail(error instanceof Error && error.name === "TimeoutError" ? "late" : "none");
    }
  }

  #fail(how: string): undefined {
    this.failed.set(how, (this.failed.get(how) ?? 0) + 1);
    return undefined;
  }
}
