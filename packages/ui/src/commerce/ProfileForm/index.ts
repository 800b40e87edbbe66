export type { ProfileFormMessages } from "./messages";
export { ProfileForm, type ProfileFormProps, type ProfileValues } from "./ProfileForm";
