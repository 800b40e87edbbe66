/**
 * The page's nonce, for the few libraries that write a style element at run time. Browsers hide it
 * from selectors, but not from scripts that were let in by it.
 */
export function pageNonce(): string | undefined {
  if (typeof document === "undefined") return undefined;
  return document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce || undefined;
}
