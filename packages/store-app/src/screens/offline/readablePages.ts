import { cacheNames, prefixIn } from "../../offline/cachedPages";
import { prefixes, storage } from "../../offline/device";

/** A page that can be read without a network. */
export interface ReadablePage {
  href: string;
  title: string;
}

/** So many are offered. */
const mostOffered = 12;

const titleOf = (html: string) =>
  new DOMParser().parseFromString(html, "text/html").title.split(" | ")[0] ?? "";

/** The cached pages of a language, the latest first. */
export async function readablePages(prefix: string): Promise<ReadablePage[]> {
  const cache = await storage()?.open(cacheNames.pages);
  const requests = (await cache?.keys()) ?? [];
  const own = requests.filter(({ url }) => prefixIn(new URL(url).pathname, prefixes) === prefix);
  const pages = own.slice(-mostOffered).map(async ({ url }) => {
    const html = await (await cache?.match(url, { ignoreVary: true }))?.text();
    const { pathname, search } = new URL(url);
    return { href: pathname + search, title: titleOf(html ?? "") };
  });
  return (await Promise.all(pages)).filter(({ title }) => title !== "").reverse();
}
