import { applyBrand } from "./applyBrand";
import { taanka } from "./brands";

applyBrand(taanka, true);
