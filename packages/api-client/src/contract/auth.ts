import * as v from "valibot";
import { nothingSchema, phoneText } from "./common";
import type { Call } from "./endpoint";

/** Someone who is signed in. */
export const userSchema = v.object({
  name: v.nullish(v.string(), ""),
  email: v.nullish(v.string(), ""),
  /** Ten digits. */
  phoneNumber: phoneText,
  role: v.nullish(v.string(), "User"),
});

/** See {@link userSchema}. */
export type User = v.InferOutput<typeof userSchema>;

/** The pair of tokens that a refresh gives; a server that does not rotate leaves the second out. */
export const tokensSchema = v.object({
  accessToken: v.pipe(v.string(), v.nonEmpty()),
  refreshToken: v.nullish(v.string()),
});

/** See {@link tokensSchema}. */
export type Tokens = v.InferOutput<typeof tokensSchema>;

/** What a login or registration answers. */
export const signInSchema = v.object({ ...tokensSchema.entries, user: v.nullish(userSchema) });

/** See {@link signInSchema}. */
export type SignIn = v.InferOutput<typeof signInSchema>;

/** Calls for signing in and for the profile. */
export const authCalls = {
  sendOtp: {
    method: "POST",
    path: "/auth/otp",
    auth: "none",
    bearer: false,
    response: nothingSchema,
    fallback: "Failed to send OTP",
  },
  verifyOtp: {
    method: "POST",
    path: "/auth/otp/verify",
    auth: "none",
    bearer: false,
    response: nothingSchema,
    fallback: "Failed to verify OTP",
  },
  signup: {
    method: "POST",
    path: "/auth/signup/otp",
    auth: "none",
    bearer: false,
    response: signInSchema,
    fallback: "Failed to register user",
  },
  login: {
    method: "POST",
    path: "/auth/login/otp",
    auth: "none",
    bearer: false,
    response: signInSchema,
    fallback: "Failed to login",
  },
  resendText: {
    method: "POST",
    path: "/auth/otp/resend/text",
    auth: "none",
    bearer: false,
    response: nothingSchema,
    fallback: "Failed to resend OTP",
  },
  resendVoice: {
    method: "POST",
    path: "/auth/otp/resend/voice",
    auth: "none",
    bearer: false,
    response: nothingSchema,
    fallback: "Failed to resend OTP",
  },
  profile: {
    method: "GET",
    path: "/auth/profile",
    auth: "user",
    response: userSchema,
    fallback: "Failed to fetch profile data",
  },
  updateProfile: {
    method: "PUT",
    path: "/auth/profile",
    auth: "user",
    response: v.nullish(userSchema),
    fallback: "Failed to update profile",
  },
  logout: {
    method: "POST",
    path: "/auth/logout",
    auth: "none",
    response: nothingSchema,
    fallback: "Failed to logout",
  },
  refresh: {
    method: "POST",
    path: "/auth/refresh",
    auth: "none",
    bearer: false,
    response: tokensSchema,
  },
} as const satisfies Record<string, Call>;
