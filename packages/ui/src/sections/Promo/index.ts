export { PromoSustainability, type PromoSustainabilityProps } from "./PromoSustainability";
export { PromoTryOn, type PromoTryOnProps } from "./PromoTryOn";
export { PromoWardrobe, type PromoWardrobeProps } from "./PromoWardrobe";
export type { PromoProps } from "./types";
