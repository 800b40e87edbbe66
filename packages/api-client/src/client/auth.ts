import { authCalls, type SignIn, type User } from "../contract/auth";
import type { Call } from "../contract/endpoint";
import { normalisePhone } from "../contract/phone";
import type { OtpInput, PhoneInput, ProfileInput, SignupInput } from "../contract/requests/auth";
import type { SessionState, StoreSession } from "../session/session";
import { ApiError, errorTexts } from "./api-error";
import { callName } from "./call-name";
import type { Caller, CallOptions } from "./caller";
import { signIn, user } from "./loose";

const withPhone = <T extends PhoneInput>(input: T) => ({
  ...input,
  phoneNumber: normalisePhone(input.phoneNumber),
});

/** The members of a user that the server knew; an empty one must not hide what we know. */
const filled = (user: User | null | undefined): Partial<User> =>
  Object.fromEntries(Object.entries(user ?? {}).filter(([, value]) => value));

/** Signing in with a phone number and a one-time code, and the profile. */
export interface AuthClient {
  /**
   * Sends a one-time code by text message. Answers the same for known and unknown numbers.
   * `POST /auth/otp`
   * @throws ApiError 429 `rate_limited` before a minute has passed; else 'Failed to send OTP'.
   */
  sendOtp(input: PhoneInput, options?: CallOptions): Promise<void>;
  /**
   * Proves a code. It may then be used once more, by login or signup of the same number.
   * `POST /auth/otp/verify`
   * @throws ApiError 400 `otp_invalid` or `otp_expired`, 429 `otp_too_many_tries`; else 'Failed
   * to verify OTP'.
   */
  verifyOtp(input: OtpInput, options?: CallOptions): Promise<void>;
  /**
   * Registers a shopper and signs them in. `POST /auth/signup/otp`
   * @returns the new user, whose role is `User`.
   * @throws ApiError 400, 409 `account_exists`; else 'Failed to register user', or 'Failed to save
   * authentication data' when the session cannot be stored.
   */
  signup(input: SignupInput, options?: CallOptions): Promise<User>;
  /**
   * Signs a shopper in. Where the answer holds tokens alone, the profile is read; if that fails,
   * a minimal user with phone number and role is kept. `POST /auth/login/otp`
   * @throws ApiError 400, 404 `account_not_found`; else 'Failed to login', or 'Failed to save
   * authentication data' when the session cannot be stored.
   */
  login(input: OtpInput, options?: CallOptions): Promise<User>;
  /**
   * Sends the code again, as a text message. `POST /auth/otp/resend/text`
   * @throws ApiError 429 `rate_limited`; else 'Failed to resend OTP'.
   */
  resendText(input: PhoneInput, options?: CallOptions): Promise<void>;
  /**
   * Sends the code again, as a voice call. `POST /auth/otp/resend/voice`
   * @throws ApiError 429 `rate_limited`; else 'Failed to resend OTP'.
   */
  resendVoice(input: PhoneInput, options?: CallOptions): Promise<void>;
  /**
   * Reads the profile of whoever is signed in. `GET /auth/profile`
   * @throws ApiError 401; else 'Failed to fetch profile data'.
   */
  profile(options?: CallOptions): Promise<User>;
  /**
   * Changes name and email, in the session too. `PUT /auth/profile`
   * @throws ApiError 400, 401; else 'Failed to update profile'.
   */
  updateProfile(input: ProfileInput, options?: CallOptions): Promise<User>;
  /**
   * Ends the session here at once, then on the server. `POST /auth/logout`
   * @throws ApiError when the server was not told ('Failed to logout'); the session here has
   * ended all the same.
   */
  logout(options?: CallOptions): Promise<void>;
}

/** Makes a {@link AuthClient}. */
export function authClient(call: Caller, session: StoreSession): AuthClient {
  const save = (call: Call, state: SessionState) => {
    try {
      session.write(state);
    } catch (cause) {
      throw new ApiError(errorTexts.sessionNotSaved, {
        status: 0,
        code: "session_not_saved",
        call: callName(call),
        cause,
      });
    }
  };
  const begin = (call: Call, answer: SignIn, known: Partial<User>): User => {
    const blank = { name: "", email: "", phoneNumber: "", role: "User" };
    const person = { ...blank, ...known, ...filled(answer.user) };
    const { accessToken, refreshToken = null } = answer;
    save(call, { accessToken, refreshToken, user: person });
    return person;
  };
  const readProfile = (options?: CallOptions) => call(authCalls.profile, {}, options, user);

  return {
    async sendOtp(input: PhoneInput, options?: CallOptions) {
      await call(authCalls.sendOtp, { body: withPhone(input) }, options);
    },
    async verifyOtp(input: OtpInput, options?: CallOptions) {
      await call(authCalls.verifyOtp, { body: withPhone(input) }, options);
    },
    async signup(input: SignupInput, options?: CallOptions) {
      const { otp: _, ...known } = withPhone(input);
      const answer = await call(authCalls.signup, { body: withPhone(input) }, options, signIn);
      return begin(authCalls.signup, answer, known);
    },
    async login(input: OtpInput, options?: CallOptions) {
      const body = withPhone(input);
      const answer = await call(authCalls.login, { body }, options, signIn);
      const minimal = begin(authCalls.login, answer, { phoneNumber: body.phoneNumber });
      if (answer.user) return minimal;
      const profile = await readProfile(options).catch(() => undefined);
      if (!profile) return minimal;
      const person = { ...profile, phoneNumber: profile.phoneNumber || body.phoneNumber };
      save(authCalls.login, { ...session.read(), user: person });
      return person;
    },
    async resendText(input: PhoneInput, options?: CallOptions) {
      await call(authCalls.resendText, { body: withPhone(input) }, options);
    },
    async resendVoice(input: PhoneInput, options?: CallOptions) {
      await call(authCalls.resendVoice, { body: withPhone(input) }, options);
    },
    profile: readProfile,
    async updateProfile(input: ProfileInput, options?: CallOptions) {
      const answer = await call(authCalls.updateProfile, { body: input }, options, user);
      const state = session.read();
      const before = state.user ?? { phoneNumber: "", role: "User" };
      const person = { ...before, ...input, ...filled(answer) };
      save(authCalls.updateProfile, { ...state, user: person });
      return person;
    },
    async logout(options?: CallOptions) {
      const { refreshToken } = session.read();
      const told = refreshToken && call(authCalls.logout, { body: { refreshToken } }, options);
      session.clear();
      await told;
    },
  };
}
