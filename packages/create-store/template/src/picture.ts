import shop from "./shop.json";

/** A picture's whole address: an API may give it without its own host. Nothing where it is no address of the web. */
function addressOf(given: string): string | undefined {
  try {
    const { protocol, href } = new URL(given, new URL(shop.api, location.href));
    return /^https?:$/.test(protocol) ? href : undefined;
  } catch {
    return undefined;
  }
}

/** A picture, or nothing where the API has none that can be shown. Beside the name of what it shows it has no words. */
export function pictureOf(address: string, color?: string | null, alt = "") {
  const src = address && addressOf(address);
  return src ? { src, alt, color: color ?? undefined } : undefined;
}
