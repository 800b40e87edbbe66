/**
 * Whether the API, or its server for itself, answers at a path: no page of a storefront stands there.
 *
 * @param path begins with a slash; what follows a question mark is no part of it
 */
export const isServerPath = (path: string): boolean =>
  /^\/(?:api|dev\/outbox|healthz|readyz|metrics)(?:[/?]|$)/.test(path);
