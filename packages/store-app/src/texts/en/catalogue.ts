import { lookUp } from "../lookup";

/** What the catalogue calls its categories, filters and their values, as people read it. */
export const catalogue = lookUp({ Color: "Colour", PriceRange: "Price Range" });
