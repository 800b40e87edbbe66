import { searchTerm } from "@taanka/store";
import { shop } from "../config";
import { loadTexts } from "../texts";

const otherThanLatin = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/**
 * What the API is asked for where somebody searches: it knows its catalogue's words alone. A word in
 * the letters of another language is looked up in all languages of the shop, whatever the page's: so
 * an address finds the same for everybody to whom it is sent.
 */
export async function searchedFor(term: string): Promise<string> {
  if (!otherThanLatin.test(term)) return term;
  const languages = await Promise.all(shop.languages.map(({ code }) => loadTexts(code)));
  const words = languages.reduce((found, { texts }) => texts.search.searchedFor(found), term);
  return searchTerm(words);
}
