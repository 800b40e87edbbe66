const path = "/api/images/";

/**
 * Address of a picture as answers carry it.
 *
 * @param publicUrl - origin of the API, or empty when it is the shop's own
 * @param key - path of the picture; null when there is none
 */
export function pictureUrl(publicUrl: string, key: string | null | undefined): string {
  return key ? publicUrl + path + key : "";
}

/** The key of a picture that an answer names; undefined for one from elsewhere. */
export function pictureKey(url: string | null | undefined): string | undefined {
  const start = url?.indexOf(path) ?? -1;
  return url && start >= 0 ? url.slice(start + path.length).replace(/[?#].*$/, "") : undefined;
}
