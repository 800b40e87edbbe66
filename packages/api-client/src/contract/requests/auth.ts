import * as v from "valibot";
import { isEmail, MAX_EMAIL_LENGTH } from "../email";
import type { RequestSchemas } from "../endpoint";
import { phoneSchema, requiredText, tidy, tidyDigits } from "./common";

const otpSchema = v.pipe(v.string(), tidyDigits, v.regex(/^\d{6}$/, "Enter the 6-digit code"));

const nameSchema = requiredText(100, "Please enter your name");

const EMAIL_WRONG = "Please enter a valid email address";

/** An e-mail address in a request; its rule is {@link isEmail}. */
export const emailSchema = v.pipe(
  v.string(),
  tidy,
  v.maxLength(MAX_EMAIL_LENGTH, EMAIL_WRONG),
  v.check(isEmail, EMAIL_WRONG),
);

/** Body of the calls that send a one-time code. */
export const phoneBodySchema = v.object({ phoneNumber: phoneSchema });
/** What a caller gives to have a code sent. */
export type PhoneInput = v.InferInput<typeof phoneBodySchema>;

/** Body of verify and login. */
export const otpBodySchema = v.object({ phoneNumber: phoneSchema, otp: otpSchema });
/** What a caller gives to prove a code. */
export type OtpInput = v.InferInput<typeof otpBodySchema>;

/** Body of the registration; its code must be proved by verify or be valid itself. */
export const signupBodySchema = v.object({
  name: nameSchema,
  email: emailSchema,
  phoneNumber: phoneSchema,
  otp: otpSchema,
});
/** What a caller gives to register. */
export type SignupInput = v.InferInput<typeof signupBodySchema>;

/** Body of a profile change; the phone number cannot be changed. */
export const profileBodySchema = v.object({ name: nameSchema, email: emailSchema });
/** What a caller gives to change the profile. */
export type ProfileInput = v.InferInput<typeof profileBodySchema>;

/** Body of refresh and logout. */
export const refreshBodySchema = v.object({ refreshToken: requiredText(2000) });

/** What the auth calls are sent. */
export const authRequests = {
  sendOtp: { body: phoneBodySchema },
  verifyOtp: { body: otpBodySchema },
  signup: { body: signupBodySchema },
  login: { body: otpBodySchema },
  resendText: { body: phoneBodySchema },
  resendVoice: { body: phoneBodySchema },
  updateProfile: { body: profileBodySchema },
  logout: { body: refreshBodySchema },
  refresh: { body: refreshBodySchema },
} as const satisfies Record<string, RequestSchemas>;
