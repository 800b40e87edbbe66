import type { StoreSession } from "@taanka/api-client/session";
import type { QueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";
import type { RouteObject } from "react-router-dom";
import type { LocalePaths, StoreLanguage } from "../react-router/localePaths";
import type { CrawledCatalogue } from "./crawlerFiles";

/** What the whole document of a page is made from, on the server and in the browser. */
export interface DocumentProps<Language extends StoreLanguage, Words> {
  language: Language;
  words: Words;
  queryClient: QueryClient;
  session: StoreSession;
  /** Public origin of the shop. */
  origin: string | undefined;
  /** Where the browser finds the API when it is not the shop's own `/api`. */
  apiBaseUrl: string | undefined;
  /** Puts the router around the shop. */
  withRouter(shop: ReactElement): ReactElement;
}

/** A storefront, as far as its server has to know it. */
export interface Storefront<Language extends StoreLanguage, Words> {
  routes: RouteObject[];
  locales: LocalePaths<Language>;
  /** Loads the words of a language, by its code. */
  loadWords(code: string): Promise<Words>;
  /** What says in a language what the API says in English of a failure. */
  translateInto(words: Words): (english: string) => string;
  /** What the API is asked for where a shopper searches. */
  searchWords?: ((typed: string) => string | Promise<string>) | undefined;
  renderDocument(props: DocumentProps<Language, Words>): ReactElement;
  /** HTML that says that a page's code could not be loaded: no component has come then. */
  renderFailure(words: Words): string;
  /** Addresses for the sitemaps. */
  sitemap: {
    /** The paths of all pages but those of products. */
    pages(catalogue: CrawledCatalogue): Promise<string[]>;
    productPath(id: string): string;
  };
  /** Path of the page of searches, which crawlers leave alone. */
  searchPath: string;
  /** The web app's manifest in a language. */
  manifest(language: Language): object;
  /** The file of the font that most of a page's text is in; a page preloads it. */
  firstFont: RegExp;
}
