export interface LoginPhoneFormMessages {
  label: string;
  hint: string;
  submit: string;
}

export const loginPhoneFormMessages: LoginPhoneFormMessages = {
  label: "Mobile number",
  hint: "We’ll send a 6-digit code to this number",
  submit: "Continue",
};
