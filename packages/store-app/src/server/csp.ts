/** Other origins that a page may turn to, such as `https://api.shop.example`. */
export interface AllowedOrigins {
  /** Of the API, for calls and for its pictures. */
  api?: readonly string[];
  /** Of servers that pictures come from. */
  pictures?: readonly string[];
}

/**
 * The page's Content-Security-Policy. Scripts run by the nonce alone; style attributes are allowed
 * since they carry the pictures' placeholder colours, style elements need the nonce.
 */
export function contentSecurityPolicy(nonce: string, allowed: AllowedOrigins = {}): string {
  const { api = [], pictures = [] } = allowed;
  const images = ["'self'", "data:", "blob:", ...api, ...pictures].join(" ");
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${images}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...api].join(" ")}`,
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
  Vary: "Accept-Encoding",
} as const;
