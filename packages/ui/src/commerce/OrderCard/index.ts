export type { OrderCardMessages } from "./messages";
export { OrderCard, type OrderCardProps } from "./OrderCard";
