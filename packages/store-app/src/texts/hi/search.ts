import type { Texts } from "..";
import { search as english } from "../en/search";

/** The search panel and the page that searches. */
export const search: Texts["search"] = {
  // What is searched for is in the words of the catalogue, which is English.
  ...english,
  field: "उत्पाद खोजें",
  submit: "खोजें",
};
