/** The kit's sheet without a word about elements that are not the kit's. */
export function localStyles(css: string): string;
/** The local sheet without layers, for pages whose own CSS has none. */
export function unlayeredStyles(css: string): string;
