/**
 * Puts the mode that somebody chose on the document before it is painted, and keeps the one that was there. It has none of the
 * characters that React escapes, and never changes but with the package's version.
 */
export const themeScript =
  "try{const mode=localStorage.getItem(`taanka-mode`),page=document.documentElement.dataset;if(/^(light|dark|system)$/.test(mode)){page.taankaPageMode=page.taankaMode||`light`;page.taankaMode=mode}}catch{}";

/** Allows {@link themeScript} in a policy: `script-src 'self' '${themeScriptHash}'`. */
export const themeScriptHash = "sha256-FGeNvk2VrmWPj9K6ZAxL9SYCouVWD0lRHph9zxjzP24=";
