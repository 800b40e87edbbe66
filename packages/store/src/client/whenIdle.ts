import { reportError } from "./reportError";

type Load = () => Promise<unknown>;

const waiting: Load[] = [];
let told = false;
let idle = false;

/** Code that may come too late is loaded when it is needed, where a failure can be said. */
const attempt = (load: Load) => load().catch((error: unknown) => reportError(error, "code"));

/** Loads code that the first view does not show, once the page is hydrated and the browser idle. */
export function loadWhenIdle(load: Load): void {
  if (typeof window === "undefined") return;
  if (idle) void attempt(load);
  else waiting.push(load);
}

/** Says that the page is hydrated, which it becomes once: as soon as the browser has nothing else to do, the rest comes. */
export function hydrated(): void {
  if (told) return;
  told = true;
  const start = async () => {
    idle = true;
    // One after the other, in the order of need: none competes with what a person asks for.
    for (const load of waiting.splice(0)) await attempt(load);
  };
  if ("requestIdleCallback" in window) window.requestIdleCallback(() => void start());
  else setTimeout(() => void start(), 200);
}
