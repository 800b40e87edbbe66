/**
 * Whether the shop's server can be reached: code that can't be had then is that of an earlier build, which
 * the server has no more.
 */
export const shopAnswers = (): Promise<boolean> =>
  fetch(import.meta.url, { method: "HEAD", cache: "no-store" }).then(
    ({ status }) => status < 500,
    () => false,
  );

/**
 * Loads code that somebody waits for. What fails is tried once more; then the page is loaded from the
 * server, if that can be reached.
 *
 * @param pauseMs time before the second try
 * @throws when the code can't be had, and another load of the page would not help
 */
export async function loadNeeded<T>(load: () => Promise<T>, pauseMs: number): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  try {
    return await load();
  } catch (error) {
    if ((await shopAnswers()) && window.pageCode?.reload()) return new Promise(() => undefined);
    throw error;
  }
}
