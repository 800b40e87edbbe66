/** The names of the components that a built module exports. */
export function componentNames(index: string): string[];
/** The built modules of which an export needs something. */
export function modulesNeededBy(index: string, name: string): Set<string>;
