import { applyBrand } from "./applyBrand";
import { kora } from "./brands";

applyBrand(kora);
