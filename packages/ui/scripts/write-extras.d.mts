/** The licences of what travels along; `bundled` are the folders of packages in `browser.js`. */
export function notices(modules: string, bundled: string[]): Promise<string>;
/** Writes what is no code into `dist`. */
export function writeExtras(dist: string, bundled: string[]): Promise<void>;
