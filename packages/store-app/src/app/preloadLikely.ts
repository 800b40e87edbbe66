import { routes } from "../routes";
import { preloadParts } from "./partPreloads";

const likely = ["/category/:categoryId", "/product/:id"];

/**
 * Fetches the code of what most people open next, once that of their page is there: the menu, a
 * listing, a product. A tap on a card then waits for the product alone. Failures show when the page
 * is opened.
 */
export async function preloadLikely(): Promise<void> {
  await preloadParts().catch(() => undefined);
  const next = routes.filter(({ path }) => likely.includes(path));
  await Promise.allSettled([
    ...next.flatMap(({ screen, loadPrefetch }) => [screen.preload(), loadPrefetch?.()]),
    import("../parts/Menu"),
  ]);
}
