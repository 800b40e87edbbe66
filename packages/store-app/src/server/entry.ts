import { type Language, shopFacts } from "@taanka/shop-config";
import {
  type AssetSource,
  createPageHandler,
  createRequestHandler,
  type Handler,
  type ServerOptions,
  type Storefront,
} from "@taanka/store/server";
import { shopDocument } from "../app/shopDocument";
import { shop } from "../config";
import { searchedFor } from "../data/searchWords";
import { paths, patterns } from "../paths";
import { routes } from "../routes";
import { locales } from "../routing/language";
import { type LanguageTexts, loadTexts, translateInto } from "../texts";
import { manifestOf } from "./manifest";
import { pageFailure } from "./pageFailure";
import { sitemapPages } from "./sitemapPages";

export { shareBuild } from "@taanka/store/server";

/** What the shop's API must share with this build of the storefront. */
export const facts = shopFacts(shop);

/** The shop, as its server has to know it. */
export const storefront: Storefront<Language, LanguageTexts> = {
  routes,
  locales,
  loadWords: loadTexts,
  translateInto,
  searchWords: searchedFor,
  renderDocument: shopDocument,
  renderFailure: pageFailure,
  sitemap: { pages: sitemapPages, productPath: (id) => paths.product(id) },
  searchPath: patterns.search,
  manifest: manifestOf,
  // Of each brand's text, which is on every first view; headings may come in their own time.
  firstFont: /(?:anek-latin|outfit|newsreader)-(?!.*(?:rupee|accents|italic))[^/]*\.woff2$/,
};

/** Makes the handler of the shop's pages. */
export const createPages = (options: ServerOptions, assets: AssetSource): Handler =>
  createPageHandler(storefront, options, assets);

/**
 * The shop as built: its files, then its pages.
 *
 * @param clientFolder where the client build lies
 * @throws when the client build is missing
 */
export const createShop = (options: ServerOptions, clientFolder: string): Handler =>
  createRequestHandler(storefront, options, clientFolder);
