import type { CrawledCatalogue } from "@taanka/store/server";
import { shop } from "../config";
import { paths, patterns } from "../paths";

/** Pages that are there whatever the shop sells. */
export const fixedPages: readonly string[] = [
  ...[
    paths.home,
    paths.viewAll,
    paths.faq,
    paths.terms,
    paths.privacy,
    paths.returns,
    paths.shipping,
  ],
  paths.trackOrder,
];

const pathOf = ({ path }: { path: string }) => path;
const campaignPath = new RegExp(`^${patterns.campaign.replace(/:\w+/, "[\\w%.-]+")}$`);

/** The addresses of all pages but those of products. */
export async function sitemapPages(api: CrawledCatalogue): Promise<string[]> {
  const [categories, subcategories, brands, banners] = await Promise.all([
    api.categories.list(),
    api.subcategories.list(),
    api.brands.list(),
    api.banners.list(),
  ]);
  // No call names all campaigns: those that the home page leads to are the running ones.
  const linked = [...banners.map(({ link }) => link ?? ""), ...shop.home.promos.map(pathOf)];
  const addresses = [
    ...fixedPages,
    ...shop.home.sections.map(({ name }) => paths.section(name)),
    ...categories.map(({ _id }) => paths.category(_id)),
    ...subcategories.map(({ _id }) => paths.subcategory(_id)),
    ...brands.map(({ _id }) => paths.brand(_id)),
    ...linked.filter((path) => campaignPath.test(path)),
  ];
  return [...new Set(addresses)];
}
