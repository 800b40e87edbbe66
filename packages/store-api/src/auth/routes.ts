import { endpoints } from "@taanka/api-client/contract";
import type { Context } from "hono";
import { clientAddress, widerNetwork } from "../http/address.js";
import { mount } from "../http/call.js";
import type { HttpApp, HttpEnv } from "../http/env.js";
import { byNetwork, limitRate } from "../http/rate-limit.js";
import type { Services } from "../services.js";
import { login, register, toUser, updateProfile } from "./service.js";

const WINDOW_SECONDS = 10 * 60;

/** Sign-in, registration, profile and tokens. */
export function authRoutes(app: HttpApp, services: Services): void {
  const { config, database, otp, sessions, now } = services;

  const limited = (name: string, hits: number) => ({
    before: async (c: Context<HttpEnv>) => {
      const address = clientAddress(c, config.trustProxy);
      const networks = { address, wider: widerNetwork(address) };
      const limits = byNetwork(networks, { hits, windowSeconds: WINDOW_SECONDS });
      for (const [network, limit] of limits)
        await limitRate(database.db, `${name}:address:${network}`, limit, now());
    },
  });
  const sending = limited("otp", config.otpLimits.perAddress);
  const proving = limited("auth", config.authLimitPerAddress);

  mount(
    app,
    services,
    endpoints.auth.sendOtp,
    async ({ body, address }) => {
      await otp.send(body.phoneNumber, "text", address);
      return { message: "OTP sent" };
    },
    sending,
  );
  mount(
    app,
    services,
    endpoints.auth.resendText,
    async ({ body, address }) => {
      await otp.send(body.phoneNumber, "text", address);
      return { message: "OTP sent by SMS" };
    },
    sending,
  );
  mount(
    app,
    services,
    endpoints.auth.resendVoice,
    async ({ body, address }) => {
      await otp.send(body.phoneNumber, "voice", address);
      return { message: "OTP sent by voice call" };
    },
    sending,
  );
  mount(
    app,
    services,
    endpoints.auth.verifyOtp,
    async ({ body, address }) => {
      await otp.verify(body.phoneNumber, body.otp, address);
      return { message: "OTP verified" };
    },
    proving,
  );
  mount(
    app,
    services,
    endpoints.auth.login,
    async ({ body, address }) => ({
      data: await login(services, body.phoneNumber, body.otp, address),
      message: "Signed in",
    }),
    proving,
  );
  mount(
    app,
    services,
    endpoints.auth.signup,
    async ({ body, address }) => ({
      data: await register(services, body, address),
      message: "Account created",
    }),
    proving,
  );
  mount(app, services, endpoints.auth.refresh, async ({ body }) => ({
    data: await sessions.refresh(body.refreshToken),
  }));
  mount(app, services, endpoints.auth.logout, async ({ body }) => {
    await sessions.end(body.refreshToken);
    return { message: "Signed out" };
  });
  mount(app, services, endpoints.auth.profile, ({ user }) => ({ data: toUser(user) }));
  mount(app, services, endpoints.auth.updateProfile, async ({ body, user }) => ({
    data: await updateProfile(services, user.id, body),
    message: "Profile updated successfully!",
  }));
}
