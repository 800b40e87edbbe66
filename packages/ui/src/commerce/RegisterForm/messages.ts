export interface RegisterFormMessages {
  name: string;
  phone: string;
  email: string;
  submit: string;
  nameMissing: string;
  phoneDigits: string;
  emailMissing: string;
  emailWrong: string;
}

export const registerFormMessages: RegisterFormMessages = {
  name: "Name",
  phone: "Mobile number",
  email: "Email",
  submit: "Continue",
  nameMissing: "Please enter your name",
  phoneDigits: "Phone number must be exactly 10 digits",
  emailMissing: "Please enter your email address",
  emailWrong: "Please enter a valid email address",
};
