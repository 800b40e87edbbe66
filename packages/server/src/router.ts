import type { IncomingMessage, ServerResponse } from "node:http";
import { isServerPath } from "@taanka/api-client/contract";
import { starting } from "@taanka/store-api/draining-server";
import { refusalText, refusePageTarget, refuseTarget } from "@taanka/store-api/request-target";
import type { Facts } from "./agreement.js";

/** Answers one request; the promise ends when nothing is left to do for it. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The storefront's handler. */
export type Pages = Handler & {
  /** Ends what it does besides answering. */
  close?: () => void | Promise<void>;
  /** Puts its files where other instances find them. Called once it is known to fit its API. */
  share?: () => Promise<void>;
  /** What the storefront was built with; without them nothing is compared with the API. */
  facts?: Facts;
};

/** Who answers once the shop is open. */
export interface Targets {
  pages: Pages;
  /** The API in this process, when there is one. */
  api: Handler | undefined;
}

export type Phase = "starting" | "serving" | "stopping";

/** Answers with a few bytes of its own. */
function send(
  response: ServerResponse,
  status: number,
  body: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    "Content-Type": "text/plain; charset=utf-8",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
    "Content-Length": Buffer.byteLength(body),
    ...headers,
  });
  response.end(body);
}

/** The same as the API says things. */
function sendJson(
  response: ServerResponse,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): void {
  const body = JSON.stringify({ success: status < 400, message });
  send(response, status, body, { "Content-Type": "application/json", ...headers });
}

/** `/healthz` and `/readyz` as far as the API can't speak for the whole process; true when answered. */
function answerHealth(
  url: string,
  response: ServerResponse,
  phase: Phase,
  api: Handler | undefined,
): boolean {
  const [path] = url.split("?", 1);
  if (path === "/readyz" && phase !== "serving") sendJson(response, 503, phase);
  else if (path === "/readyz" && !api) sendJson(response, 200, "ready");
  else if (path === "/healthz" && !api) sendJson(response, 200, "alive");
  else return false;
  return true;
}

/** Answers a request that came before anybody could. */
function answerEarly(url: string, response: ServerResponse): void {
  const { message, headers } = starting;
  if (isServerPath(url)) sendJson(response, 503, message, headers);
  else send(response, 503, message, headers);
}

/** Refuses a target that neither the API nor the pages may see; true when answered. */
function answerRefusal(url: string, response: ServerResponse, api: boolean): boolean {
  const refused = api ? refuseTarget(url) : refusePageTarget(url);
  if (!refused) return false;
  if (api) sendJson(response, refused, refusalText(refused));
  else send(response, refused, refusalText(refused));
  return true;
}

/** Finds who answers a request; what can't be answered by anybody is answered here. */
export async function route(
  request: IncomingMessage,
  response: ServerResponse,
  phase: Phase,
  targets: Targets | undefined,
): Promise<void> {
  const { url = "", method = "" } = request;
  const isCall = isServerPath(url) && (!targets || targets.api !== undefined);
  if (answerRefusal(url, response, isCall)) return;
  if (answerHealth(url, response, phase, targets?.api)) return;
  if (!targets) return answerEarly(url, response);
  if (targets.api && isCall) return targets.api(request, response);
  if (method !== "GET" && method !== "HEAD")
    return send(response, 405, "Pages take GET and HEAD.", { Allow: "GET, HEAD" });
  return targets.pages(request, response);
}

/** Ends a request whose handler failed: with an answer, or by breaking off the one that had begun. */
export function answerFailure(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else send(response, 500, "Something went wrong. Please try again.");
}
