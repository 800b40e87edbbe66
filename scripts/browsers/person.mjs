import path from "node:path";
import { faultsInPage, markInPage } from "./find.mjs";

/**
 * @typedef {object} Page a page in an engine's window
 * @property {string[]} complaints what its scripts complained about
 * @property {(url: string) => Promise<void>} open
 * @property {(work: Function, ...given: unknown[]) => Promise<unknown>} run a function inside of the page
 * @property {(selector: string) => Promise<void>} press
 * @property {(selector: string, text: string) => Promise<void>} write
 * @property {(selector: string) => Promise<unknown>} choose an option of a list
 * @property {() => Promise<void>} enter presses the key
 * @property {(file: string) => Promise<unknown>} picture
 * @property {() => Promise<unknown>} leave
 */

/**
 * @typedef {object} Engine
 * @property {(size: {width: number, height: number}) => Promise<Page>} visit
 * @property {() => Promise<unknown>} close
 */

const patience = 20_000;
const found = "[data-found]";
const valueInPage = (selector) => document.querySelector(selector)?.value;
const textInPage = () => document.body.innerText;
const placeInPage = () => location.pathname + location.search;

/** Tries until it holds. */
async function until(what, holds) {
  const started = Date.now();
  let trouble = "";
  while (Date.now() - started < patience) {
    try {
      if (await holds()) return;
    } catch (error) {
      // The page may have gone on in this moment.
      trouble = `: ${`${error.name} ${error.message}`.split("\n")[0]}`;
    }
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error(`${what} did not come${trouble}`);
}

/**
 * What a person does with a page, in words.
 *
 * @param {Page} page
 * @param {{address: string, pictures?: string | undefined, name: string}} options
 */
export function personAt(page, { address, pictures, name }) {
  const faults = [];
  let taken = 0;
  const at = (role, label, act) =>
    until(`${role} ${label}`, async () => {
      if (!(await page.run(markInPage, role, label, act !== undefined))) return false;
      await act?.();
      return true;
    });
  return {
    open: (place) => page.open(address + place),
    press: (role, label) => at(role, label, () => page.press(found)),
    chooses: (label) => at("option", label, () => page.choose(found)),
    write: (label, text) =>
      at("textbox", label, async () => {
        // Other than filled in by the page already.
        if ((await page.run(valueInPage, found)) !== text) await page.write(found, text);
      }),
    enter: () => page.enter(),
    sees: (role, label) => at(role, label),
    reads: (text) => until(`"${text}"`, async () => (await page.run(textInPage)).includes(text)),
    arrives: (place) => until(`${place}`, async () => place.test(await page.run(placeInPage))),
    /** Looks at the page as it is now, and keeps a picture where that is wanted. */
    async looks() {
      faults.push(...(await page.run(faultsInPage)));
      taken += 1;
      if (pictures) await page.picture(path.join(pictures, `${name}-${taken}.png`));
    },
    findings: () => [...faults, ...page.complaints],
  };
}
