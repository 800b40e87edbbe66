import type { Texts } from "..";

/** The search panel and the page that searches. */
export const search: Texts["search"] = {
  field: "उत्पाद खोजें",
  submit: "खोजें",
};
