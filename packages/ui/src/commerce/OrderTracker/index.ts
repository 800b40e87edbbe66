export type { OrderTrackerMessages } from "./messages";
export { OrderTracker, type OrderTrackerProps } from "./OrderTracker";
export {
  type CancelledOrderStep,
  type NormalOrderStep,
  type OrderPath,
  type OrderStep,
  orderProgress,
  type TrackerStep,
} from "./orderSteps";
