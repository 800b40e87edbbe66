export type { PartnerFormMessages } from "./messages";
export { PartnerForm, type PartnerFormProps, type PartnerStep } from "./PartnerForm";
export type { CompletePartnerValues, PartnerValues } from "./partnerValues";
