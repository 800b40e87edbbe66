import { isRemote } from "./pictures.js";
import { problem } from "./problems.js";
import type { CatalogueEntry } from "./read.js";

/** Whether the shop has a picture with a key. */
export type HasPicture = (key: string) => Promise<boolean>;

function urlsOf(entry: CatalogueEntry): string[] {
  if (entry.kind === "product") {
    return entry.product.colors.flatMap(({ images }) => images.map(({ url }) => url));
  }
  if (entry.kind !== "header") return [];
  const { categories, banners = [] } = entry.header;
  return [
    ...categories.flatMap(({ image }) => image?.url ?? []),
    ...banners.flatMap(({ image, portrait }) => [image.url, ...(portrait ? [portrait] : [])]),
  ];
}

/** Warns once of each key that has no picture. */
export async function* warnOfMissingPictures(
  entries: AsyncIterable<CatalogueEntry>,
  hasPicture: HasPicture,
): AsyncGenerator<CatalogueEntry> {
  const met = new Set<string>();
  for await (const entry of entries) {
    yield entry;
    for (const key of urlsOf(entry)) {
      if (isRemote(key) || met.has(key)) continue;
      met.add(key);
      if (await hasPicture(key)) continue;
      const line = entry.kind === "product" ? entry.line : 1;
      yield problem("warning", line, `There is no picture with the key "${key}".`);
    }
  }
}
