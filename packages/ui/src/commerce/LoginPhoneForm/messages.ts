export interface LoginPhoneFormMessages {
  label: string;
  /** `{digits}` is how many the code has. */
  hint: string;
  submit: string;
  /** Why a number with fewer digits is not taken. */
  phoneDigits: string;
}

export const loginPhoneFormMessages: LoginPhoneFormMessages = {
  label: "Mobile number",
  hint: "We’ll send a {digits}-digit code to this number",
  submit: "Continue",
  phoneDigits: "Phone number must be exactly 10 digits",
};
