export type { TrackOrderFormMessages } from "./messages";
export { TrackOrderForm, type TrackOrderFormProps, type TrackOrderValues } from "./TrackOrderForm";
