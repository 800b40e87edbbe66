import { localePaths } from "@taanka/store/react-router";
import { shop } from "../config";

/** The shop's paths in each of its languages. */
export const locales = localePaths(shop.languages);

export const {
  prefixOf,
  pathIn,
  readLanguage,
  rememberedLanguage,
  noteChosenLanguage,
  addressInRememberedLanguage,
} = locales;
