// What is published, and the shop, run in the browsers that docs/guides/release.md promises (Chromium 120,
// Firefox 121, Safari 16.4): the built code and sheets are searched for what came later.
// `node scripts/browser-promise.mjs`.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { readManifest } from "./bench/shop/manifest.mjs";

const root = path.resolve(fileURLToPath(import.meta.url), "../..");

/** The storefront's chunks, of which some hold React, Radix and other packages. */
const shop = /store-app\/dist\/client\/assets\/[\w-]+\.js$/;

/** As well as the kit in one file. */
const bundle = new RegExp(`ui/dist/browser\\.js$|${shop.source}`);

/** What a browser that does not know it leaves out, and nobody misses. */
const ignored = "a declaration that only adds";

/**
 * Features above the promise, each with the first browsers that have it. `fine` says why it may be used all the
 * same; with `where`, in those files alone.
 *
 * @type {{name: RegExp, since: string, where?: RegExp, fine?: string}[]}
 */
const scripts = [
  { name: /\bURL\.canParse\b/, since: "Safari 17" },
  { name: /\b(?:Object|Map)\.groupBy\b/, since: "Safari 17.4" },
  { name: /\bPromise\.(?:withResolvers|try)\b/, since: "Safari 17.4" },
  { name: /\bArray\.fromAsync\b/, since: "Chrome 121" },
  {
    name: /\bIterator\.(?:from|concat)\b|\.(?:values|keys|entries)\(\)\s*\.(?:map|filter|take|drop|toArray|find|some|every)\(/,
    since: "Firefox 131, Safari 18.4",
  },
  {
    name: /\.(?:symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
    since: "Firefox 127, Safari 17",
  },
  { name: /\bRegExp\.escape\b|\/[dgimsuy]*v[dgimsuy]*\.(?:test|exec)\(/, since: "Safari 17" },
  { name: /\bIntl\.(?:Segmenter|DurationFormat)\b/, since: "Firefox 125" },
  {
    name: /\bAbortSignal\.any\b/,
    since: "Firefox 124, Safari 17.4",
    where: shop,
    fine: "ky asks first, and does without",
  },
  {
    name: /\brequestIdleCallback\b/,
    since: "no Safari",
    where: new RegExp(`store/dist/client/whenIdle\\.js$|${shop.source}`),
    fine: "it asks first, and waits 200 ms where it is missing",
  },
  {
    name: /\bscrollend\b|\bonScrollEnd\b/,
    since: "Safari 26.2",
    where: bundle,
    fine: "React listens to it where a component asks for it, and none of the kit's does",
  },
  {
    name: /\bcheckVisibility\b/,
    since: "Safari 17.4",
    where: bundle,
    fine: "Radix asks first, and looks at the computed style where it is missing",
  },
  {
    name: /\bstartViewTransition\b/,
    since: "Firefox 144, Safari 18",
    where: bundle,
    fine: "React calls it for its ViewTransition, which the kit does not use",
  },
  {
    name: /\bCloseWatcher\b/,
    since: "Chrome 126, no Safari",
    where: new RegExp(`overlays/Panel/useCloseRequest\\.js$|${bundle.source}`),
    fine: "it asks first; without it the device's way back leads to the page before",
  },
  {
    name: /\bCSS\.highlights\b|\bscheduler\.yield\b|\bmoveBefore\b/,
    since: "Firefox 140 and later",
  },
  { name: /\b(?:closedby|commandfor|closedBy|commandFor)\b/, since: "Chrome 134" },
  { name: /\bimport\b[^;]*\bwith\s*\{\s*type\b/, since: "Chrome 123, Firefox 138, Safari 17.2" },
  {
    name: /\b(?:show|hide|toggle)Popover\b|\bpopover:\s*"(?:auto|manual|hint)?"/,
    since: "Firefox 125, Safari 17",
    where: new RegExp(
      `overlays/Tooltip/Tooltip\\.js$|store/dist/head/pageCode\\.js$|${bundle.source}`,
    ),
    fine: "they do without: a sheet hides what could not be opened, a notice stands at the page's top",
  },
];

/** @type {typeof scripts} */
const sheets = [
  { name: /@starting-style/, since: "Firefox 129, Safari 17.5", fine: ignored },
  { name: /text-wrap:\s*(?:balance|pretty)/, since: "Safari 17.5", fine: ignored },
  { name: /field-sizing/, since: "Chrome 123", fine: ignored },
  { name: /scrollbar-(?:width|color|gutter)/, since: "Chrome 121, Safari 18.2", fine: ignored },
  { name: /:popover-open/, since: "Firefox 125, Safari 17", fine: "a question in @supports" },
  { name: /\bfrom (?:red|var\()/, since: "Firefox 128", fine: "within an @supports of its own" },
  { name: /base-select/, since: "Chrome 135", fine: "within an @supports of its own" },
  { name: /@scope\b|@property\b|@position-try|@view-transition/, since: "Firefox 128 and later" },
  { name: /light-dark\(/, since: "Chrome 123, Safari 17.5" },
  { name: /&/, since: "Safari 16.5" },
  { name: /:user-(?:in)?valid|:state\(/, since: "Safari 16.5 and later" },
  { name: /::details-content/, since: "Chrome 131, Firefox 143, Safari 18.4", fine: ignored },
  {
    name: /content-visibility|interpolate-size|allow-discrete/,
    since: "Firefox 129, Safari 18",
    where:
      /ui\/dist\/(?:styles(?:\.\w+)?|styles\/accordion|navigation\/Accordion\/Accordion\.styles)\.css$/,
    fine: "an accordion's item opens at once without it",
  },
  { name: /\b(?:anchor-name|position-anchor|position-area|anchor\()/, since: "Chrome 125" },
  { name: /calc-size\(|transition-behavior/, since: "Firefox 129" },
  { name: /(?:animation|scroll|view)-timeline|view-transition-name/, since: "Safari 18 and later" },
  { name: /[^-\w]linear\(/, since: "Safari 17.2" },
  { name: /[^-\w](?:round|mod|rem|abs|sign|if)\(/, since: "Chrome 125" },
  { name: /@container[^{]*style\(/, since: "Safari 18" },
  { name: /white-space-collapse|text-box|corner-shape/, since: "Firefox 124 and later" },
];

/** A line for each feature of a table that a file may not use. */
const lines = (file, text, table) =>
  table
    .filter(({ where, fine }) => !fine || (where && !where.test(file)))
    .flatMap(({ name, since }) => {
      const [found] = name.exec(text) ?? [];
      return found ? [`${file}  ${found.trim()} (${since})`] : [];
    });

/** What a built file asks of a browser above the promise, a line for each. */
export const newerThanPromised = (file, text) =>
  lines(file, text, file.endsWith(".css") ? sheets : scripts);

/** The storefront as it is served. */
function shopFiles() {
  const chunks = Object.values(readManifest()).flatMap(({ file, css = [] }) => [file, ...css]);
  return [...new Set([...chunks, "service-worker.js"])]
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) => path.join(root, "packages/store-app/dist/client", file));
}

/** What of the packages runs in browsers, file by file, and `browser.js`, which holds other packages too. */
function packageFiles() {
  return ["ui", "api-client", "store"].flatMap((name) => {
    const dist = path.join(root, "packages", name, "dist");
    return readdirSync(dist, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(js|css)$/.test(file) && !/^(?:server|vite)[\\/]/.test(file))
      .map((file) => path.join(dist, file));
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const found = [...packageFiles(), ...shopFiles()].flatMap((file) =>
    newerThanPromised(
      path.relative(root, file).split(path.sep).join("/"),
      readFileSync(file, "utf8"),
    ),
  );
  if (found.length > 0) {
    console.error(
      `Newer than the browsers that docs/guides/release.md promises:\n${found.join("\n")}`,
    );
    process.exitCode = 1;
  }
}
