/** The packages that a bundle's inputs are of, by their places. */
export function packagesOf(inputs: string[]): string[];
/** Writes `browser.js` and gives the folders of the packages that are in it. */
export function writeBrowserBundle(dist: string): Promise<string[]>;
