/** Flags a headless Chromium needs here: as root, and without calls to the outside. */
export const chromiumArguments: string[];
/** Path of a Chromium or Chrome, from CHROMIUM_PATH or the usual places; undefined if there is none. */
export function findChromium(): string | undefined;
/** Finds a Chromium or installs one; throws with what a person can do. */
export function ensureChromium(log: (line: string) => void): string;
/** Upgrades the system's Chromium and adds the one without a window; false where that is not possible. */
export function upgradeChromium(): boolean;
