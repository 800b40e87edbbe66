import { cleanText, MAX_SEARCH_LENGTH } from "@taanka/api-client/contract";

/** What a shopper typed, as far as the shop searches for it; never with half a character at its end. */
export const searchTerm = (typed: string): string =>
  cleanText(typed)
    .trim()
    .slice(0, MAX_SEARCH_LENGTH)
    .replace(/[\ud800-\udbff]$/, "");
