import { applyBrand } from "./applyBrand";
import { neel } from "./brands";

applyBrand(neel);
