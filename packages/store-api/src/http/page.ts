import type { Language, ShopConfig } from "@taanka/shop-config";
import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import type { ApiConfig } from "../config.js";
import type { HttpApp } from "./env.js";

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
export function pageRoutes(app: HttpApp): void {
  app.get(STYLE_PATH, (c) => {
    c.header("Cache-Control", "public, max-age=300");
    c.header("Content-Type", "text/css; charset=utf-8");
    return c.body(style);
  });
}

const style = `:root {
  color-scheme: light dark;
  --surface: light-dark(#fbf8f2, #17110f);
  --raised: light-dark(#ffffff, #211916);
  --ink: light-dark(#231820, #f5ede4);
  --muted: light-dark(#6b5a63, #bfafa5);
  --line: light-dark(#e6dccb, #3a2e29);
  --edge: light-dark(#8c7a78, #8a7a70);
  --accent: light-dark(#7a1737, #e58aa3);
  --on-accent: light-dark(#ffffff, #2a0713);
  --zari: light-dark(#b98a2e, #d9b25e);
}
* { box-sizing: border-box; }
body { background: var(--surface); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; margin: 0; min-block-size: 100dvh; }
header { font: 1.5rem/1 Georgia, "Noto Serif", serif; letter-spacing: 0.12em; padding: 1.75rem 1rem 1.25rem; text-align: center; text-transform: uppercase; }
header::after { border-block-end: 2px dashed var(--zari); content: ""; display: block; inline-size: 6.5rem; margin: 0.5rem auto 0; }
main { background: var(--raised); border: 1px solid var(--line); border-radius: 0.75rem; inline-size: min(100% - 2rem, 27rem); margin: 0 auto 2rem; padding: 1.75rem 1.5rem; }
h1 { font-size: 1.25rem; font-weight: 600; line-height: 1.3; margin: 0; }
p { color: var(--muted); margin: 0.5rem 0 0; }
a { color: var(--accent); }
form { display: grid; gap: 0.75rem; margin-block-start: 1.5rem; }
button { background: var(--raised); border: 1px solid var(--edge); border-radius: 0.25rem; color: var(--ink); cursor: pointer; font: 600 1rem/1.25 system-ui, sans-serif; min-block-size: 3rem; padding: 0.5rem 1rem; touch-action: manipulation; }
button:hover { border-color: var(--ink); }
button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
button.main:hover { filter: brightness(0.9); }
button.quiet { background: none; border-color: transparent; color: var(--muted); font-weight: 400; text-decoration: underline; text-underline-offset: 0.2em; }
:is(a, button):focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
dl { align-items: baseline; border-block: 1px solid var(--line); display: grid; gap: 0.5rem 1rem; grid-template-columns: auto 1fr; margin: 1.25rem 0 0; padding-block: 1rem; }
dt { color: var(--muted); }
dd { font-variant-numeric: tabular-nums; margin: 0; overflow-wrap: anywhere; text-align: end; }
dd.sum { font-size: 1.5rem; font-weight: 600; line-height: 1.2; }
.note { background: var(--surface); border-inline-start: 3px solid var(--zari); color: var(--ink); margin-block-start: 1.25rem; padding: 0.6rem 0.8rem; }
.back { margin-block-start: 1rem; text-align: center; }
.back a { align-items: center; display: inline-flex; min-block-size: 2.75rem; }
ol { list-style: none; margin: 1rem 0 0; padding: 0; }
li { align-items: center; border-block-start: 1px solid var(--line); display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; justify-content: space-between; padding-block: 0.75rem; }
li small { color: var(--muted); display: block; font-size: 0.875rem; }
li code { font: 600 1.5rem/1.2 ui-monospace, monospace; letter-spacing: 0.15em; user-select: all; }
`;
