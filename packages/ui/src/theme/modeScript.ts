/**
 * Puts the mode that somebody chose on the document before it is painted. It has none of the
 * characters that React escapes, and never changes but with the package's version.
 */
export const themeScript =
  "try{const mode=localStorage.getItem(`taanka-mode`);if(/^(light|dark|system)$/.test(mode))document.documentElement.dataset.taankaMode=mode}catch{}";

/** Allows {@link themeScript} in a policy: `script-src 'self' '${themeScriptHash}'`. */
export const themeScriptHash = "sha256-Zba685fTvdj1NUD7PxDZQ7VbQio4t2tjGJwlXCNfVZU=";
