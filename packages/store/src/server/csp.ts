/** Other origins that a page may turn to, such as `https://api.shop.example`. */
export interface AllowedOrigins {
  /** Of the API, for calls and for its pictures. */
  api?: readonly string[];
  /** Of servers that pictures come from. */
  pictures?: readonly string[];
}

/**
 * The page's Content-Security-Policy, the same for every page, so that pages can be cached. Scripts
 * come from the shop's own origin, where built files alone answer as scripts (decision 021). No
 * script and no style element stands in a page; style attributes are allowed since they carry the
 * pictures' placeholder colours.
 *
 * @param built false in development, where modules come from the sources and bring their styles
 */
export function contentSecurityPolicy(allowed: AllowedOrigins = {}, built = true): string {
  const { api = [], pictures = [] } = allowed;
  const images = ["'self'", "data:", "blob:", ...api, ...pictures].join(" ");
  return [
    "default-src 'self'",
    "script-src 'self'",
    built ? "style-src 'self'" : "style-src 'self' 'unsafe-inline'",
    "style-src-attr 'unsafe-inline'",
    `img-src ${images}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...api].join(" ")}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Headers that every page carries. */
export const pageHeaders = {
  "Content-Type": "text/html; charset=utf-8",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
  "Cross-Origin-Opener-Policy": "same-origin",
} as const;
