import type { Language, ShopConfig } from "@taanka/shop-config";
import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import type { ApiConfig } from "../config.js";
import type { HttpApp } from "./env.js";
import { pageStyle } from "./page-style.js";

/** What the API's own pages need of the shop that they belong to. */
export interface PageShop {
  config: ApiConfig;
  shop: ShopConfig;
}

const STYLE_PATH = "/api/page.css";
const PAGES = /^\/(?:api\/docs|api\/payments\/(?:sandbox|razorpay)\/[\w-]+)$/;

/** Whether a browser that asks for a path is shown a page, also when something is wrong with it. */
export const isPage = (path: string): boolean => PAGES.test(path);

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** One of the few pages that a person sees of the API itself, such as the way to a payment. */
export function page(
  { config, shop }: PageShop,
  title: string,
  content: Html,
  { locale, dir }: Language = shop.languages[0],
) {
  const { publicUrl } = config;
  return html`<!doctype html>
    <html lang="${locale}" dir="${dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} | ${shop.name}</title>
        <link rel="stylesheet" href="${publicUrl}${STYLE_PATH}" />
      </head>
      <body>
        <header>${shop.name}</header>
        <main>${content}</main>
      </body>
    </html>`;
}

/** What a person sees of a page that is not there or did not work, and the way out. */
export function failurePage(services: PageShop, message: string) {
  return page(
    services,
    message,
    html`<h1>${message}</h1>
      <p>An order and how it was paid for are in your order history.</p>
      <p class="back"><a href="${services.config.shopUrl}/">Back to the shop</a></p>`,
  );
}

/** Serves the pages' style sheet. */
export function pageRoutes(app: HttpApp, { shop }: PageShop): void {
  const style = pageStyle(shop.theme);
  app.get(STYLE_PATH, (c) => {
    c.header("Cache-Control", "public, max-age=300");
    c.header("Content-Type", "text/css; charset=utf-8");
    return c.body(style);
  });
}
