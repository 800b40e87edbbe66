/** Collects the built style sheets in `dist`; throws when a sheet cannot be read or minified. */
export function finish(dist: string, built: string[]): Promise<void>;
