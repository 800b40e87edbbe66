/** How much of a page has jumped so far, in the units of CLS. Runs inside of the page. */
export function layoutShift(): Promise<number>;
