import { checkPicture, markFailed } from "./Picture";

/**
 * Shows the drawing in place of pictures that failed although their components are not alive yet:
 * for pages that a server rendered and the browser takes over late or never. Call it once, as early
 * as a script of the page runs.
 */
export function watchPictures(page: Document): void {
  for (const image of page.images) checkPicture(image);
  // Errors of pictures do not bubble.
  page.addEventListener(
    "error",
    ({ target }) => target instanceof HTMLImageElement && markFailed(target),
    true,
  );
}
