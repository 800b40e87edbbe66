/**
 * The page's Content-Security-Policy. Scripts run by the nonce alone; style attributes are allowed
 * since they carry the pictures' placeholder colours, style elements need the nonce.
 */
export function contentSecurityPolicy(nonce: string, imageOrigins: readonly string[] = []): string {
  const images = ["'self'", "data:", "blob:", ...imageOrigins].join(" ");
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${images}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...imageOrigins].join(" ")}`,
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
