export { type DeliveryFact, DeliveryPromise, type DeliveryPromiseProps } from "./DeliveryPromise";
export type { DeliveryPromiseMessages } from "./messages";
