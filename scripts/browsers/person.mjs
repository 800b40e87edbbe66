import path from "node:path";
import { ExpectedError } from "../lib/terminal.mjs";
import { until } from "../lib/until.mjs";
import { faultsInPage, markInPage } from "./find.mjs";

/**
 * @typedef {object} Page a page in an engine's window
 * @property {string[]} uncaught errors of its scripts that nothing caught
 * @property {string[]} complaints errors that its scripts wrote to the console
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

const found = "[data-found]";
const valueInPage = (selector) => document.querySelector(selector)?.value;
const textInPage = () => document.body.innerText;
const placeInPage = () => location.pathname + location.search;

/** Tries until it holds; the page may go on in the middle of a look at it. */
async function comes(what, holds) {
  let trouble = "";
  const tries = async () => {
    try {
      return await holds();
    } catch (error) {
      trouble = `: ${`${error.name} ${error.message}`.split("\n")[0]}`;
      return false;
    }
  };
  await until(tries, `${what} did not come`).catch(({ message }) => {
    throw new ExpectedError(message + trouble);
  });
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
    comes(`${role} ${label}`, async () => {
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
    reads: (text) => comes(`"${text}"`, async () => (await page.run(textInPage)).includes(text)),
    arrives: (place) => comes(`${place}`, async () => place.test(await page.run(placeInPage))),
    /** Looks at the page as it is now, and keeps a picture where that is wanted. */
    async looks() {
      faults.push(...(await page.run(faultsInPage)));
      taken += 1;
      if (pictures) await page.picture(path.join(pictures, `${name}-${taken}.png`));
    },
    findings: () => [...faults, ...page.uncaught, ...page.complaints],
  };
}
