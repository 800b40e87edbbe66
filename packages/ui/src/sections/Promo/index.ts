export type {
  PromoSustainabilityMessages,
  PromoTryOnMessages,
  PromoWardrobeMessages,
} from "./messages";
export { PromoSustainability, type PromoSustainabilityProps } from "./PromoSustainability";
export { PromoTryOn, type PromoTryOnProps } from "./PromoTryOn";
export { PromoWardrobe, type PromoWardrobeProps } from "./PromoWardrobe";
