export type { ProfileFormMessages } from "./messages";
export type { ProfileValues } from "./ProfileFields";
export { ProfileForm, type ProfileFormProps } from "./ProfileForm";
