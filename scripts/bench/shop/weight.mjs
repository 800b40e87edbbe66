import { gzipSync } from "node:zlib";
import { openSettled } from "./browser.mjs";
import { askOk, browserHeaders, connection, plainBody } from "./http.mjs";
import { filesOfScreen, readManifest } from "./manifest.mjs";
import { pages } from "./open.mjs";
import { touches } from "./touches.mjs";

const dialogBudget = 15;
const touchesOf = {
  home: ["menu", "heart"],
  listing: ["menu", "heart", "sort", "filter"],
  product: ["menu", "size", "buy"],
};
const htmlBudgets = { home: 8, listing: 12, product: 8 };

const pathOf = (url) => new URL(url).pathname;
const isScript = ({ url, type }) => type === "script" || /\.m?js$/.test(pathOf(url));
const isStyle = ({ url, type }) => type === "stylesheet" || /\.css$/.test(pathOf(url));
const http = ({ url }) => /^https?:/.test(url);

const addresses = (asked, kind) =>
  new Set(asked.filter((request) => http(request) && kind(request)).map(({ url }) => url));

/** Down the page and up again, so that what waits for a part to be seen comes too. */
async function readThrough({ page, settle }) {
  await page.evaluate(async () => {
    const step = window.innerHeight * 0.8;
    for (let top = 0; top < document.body.scrollHeight && top < 20_000; top += step) {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo({ top: 0, behavior: "instant" });
  });
  await settle();
}

/** What a cold visit loads until it settles, and what more once somebody has read to its end. */
async function coldVisit(browser, address, path, options) {
  const visit = await openSettled(browser, address, path, options);
  try {
    const styles = [...addresses(visit.asked, isStyle)];
    const settled = addresses(visit.asked, isScript);
    const inline = await visit.page.evaluate(() =>
      [...document.querySelectorAll("style")].map(({ textContent }) => textContent ?? "").join(""),
    );
    await readThrough(visit);
    return { styles, inline, settled, read: addresses(visit.asked, isScript) };
  } finally {
    await visit.close();
  }
}

/** Scripts that one touch of an untouched, settled page fetches. */
async function fetchedBy(browser, address, path, touch, options) {
  const visit = await openSettled(browser, address, path, options);
  try {
    const before = addresses(visit.asked, isScript);
    await touch.act(visit.page, 0);
    await visit.settle();
    return [...addresses(visit.asked, isScript)].filter((url) => !before.has(url));
  } finally {
    await visit.close();
  }
}

/** Sizes of files as they come over the wire, in bytes, each asked for once. */
function wire(client) {
  const known = new Map();
  const size = async (url) => {
    const { pathname, search } = new URL(url);
    if (!known.has(url)) {
      const { body } = await askOk(client, pathname + search, {
        ...browserHeaders,
        "accept-encoding": "br",
      });
      known.set(url, body.length);
    }
    return known.get(url);
  };
  return async (urls) => {
    let bytes = 0;
    for (const url of urls) bytes += await size(url);
    return bytes / 1000;
  };
}

const countElements = (browser, html) =>
  browser
    .newPage()
    .then((page) =>
      page
        .evaluate(
          (text) => new DOMParser().parseFromString(text, "text/html").querySelectorAll("*").length,
          html,
        )
        .finally(() => page.close()),
    );

async function htmlRows(browser, client, name) {
  const html = await plainBody(client, pages[name].path);
  const elements = await countElements(browser, html.toString());
  return [
    {
      name: `HTML of ${name}, gzip`,
      value: gzipSync(html).length / 1024,
      budget: htmlBudgets[name],
      unit: "KiB",
    },
    {
      name: `elements of ${name} in the server's HTML`,
      value: elements,
      ...(name === "home" && { budget: 450 }),
      unit: "",
    },
  ];
}

async function styleRow(client, name, { styles, inline }, own) {
  let bytes = gzipSync(inline).length * (inline ? 1 : 0);
  const sheets = styles.filter(own);
  for (const url of sheets) bytes += gzipSync(await plainBody(client, pathOf(url))).length;
  return {
    name: `CSS of ${name}, gzip`,
    value: bytes / 1000,
    budget: 12,
    unit: "kB",
    detail: `${sheets.length} sheets${inline ? " and style elements" : ""}`,
  };
}

async function touchRows(browser, address, name, own, size) {
  const rows = [];
  const needed = [];
  for (const touch of touchesOf[name]) {
    const { dialog } = touches[touch];
    const fetched = async (options) =>
      (await fetchedBy(browser, address, pages[name].path, touches[touch], options)).filter(own);
    const files = await fetched();
    const unprepared = await fetched({ busy: true });
    rows.push({
      name: `further script at the first touch, ${name}: ${touch}`,
      value: await size(files),
      budget: 0,
      unit: "kB",
      detail: `${files.length} files`,
    });
    if (dialog)
      rows.push({
        name: `script of a dialog, ${name}: ${touch}`,
        value: await size(unprepared),
        budget: dialogBudget,
        unit: "kB",
        detail: `${unprepared.length} files, which come when the browser is idle`,
      });
    else needed.push(...unprepared);
  }
  return { rows, needed };
}

async function pageRows(browser, address, client, manifest, name) {
  const { path, screen } = pages[name];
  const { others } = filesOfScreen(manifest, screen);
  const own = (url) => !others(url);
  const size = wire(client);
  const visit = await coldVisit(browser, address, path);
  const busy = await coldVisit(browser, address, path, { busy: true });
  const touched = await touchRows(browser, address, name, own, size);
  const files = [...new Set([...[...busy.read].filter(own), ...touched.needed])];
  const all = [...visit.read].filter(own);
  const ahead = [...visit.read].filter((url) => !own(url));
  const what = `script of ${name} until everything on it answers`;
  return [
    {
      name: `${what}, brotli`,
      value: await size(files),
      budget: 142,
      unit: "kB",
      detail: `${(await size(all)).toFixed(1)} kB in ${all.length} files with the dialogs, which come when the browser is idle; ${(await size(ahead)).toFixed(1)} kB ahead for other pages not counted`,
    },
    { name: `${what}, files`, value: files.length, budget: 12, unit: "" },
    ...touched.rows,
    await styleRow(client, name, busy, own),
    ...(await htmlRows(browser, client, name)),
  ];
}

/**
 * What the pages weigh. A page's script is what a cold visit loads until it settles, what reading
 * to its end adds and what the first touch of anything but a dialog adds, in a browser that never
 * has an idle moment; what belongs to other screens alone was fetched ahead for them and is left
 * out (`filesOfScreen`).
 */
export async function weightRows({ shop, browser }) {
  const { address } = await shop();
  const client = connection(address);
  const manifest = readManifest();
  const rows = [];
  try {
    for (const name of Object.keys(pages)) {
      rows.push(...(await pageRows(await browser(), address, client, manifest, name)));
    }
  } finally {
    await client.close();
  }
  return rows;
}
