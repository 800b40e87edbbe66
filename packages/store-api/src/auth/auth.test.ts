import { endpoints } from "@taanka/api-client/contract";
import { describe, expect, it } from "vitest";
import { DATABASES, newPhone, snapshot, useTestApi } from "../testing/api.js";

const MINUTE = 60_000;
const profile = { name: "Asha Rao", email: "asha@example.com" };

describe.each(DATABASES)("accounts on %s", (kind) => {
  const api = useTestApi(kind);

  describe("signing in", () => {
    async function newCode(phoneNumber: string): Promise<string> {
      api().wait(MINUTE);
      await api().call("POST", "/api/auth/otp", { body: { phoneNumber }, from: phoneNumber });
      return api().codeFor(phoneNumber);
    }

    it("registers, shows and changes the profile", async () => {
      const phoneNumber = newPhone();
      const otp = await newCode(phoneNumber);
      const signIn = await api().send(endpoints.auth.signup, {
        body: { phoneNumber: `+91${phoneNumber}`, otp, ...profile },
      });
      expect(signIn.user).toEqual({ ...profile, phoneNumber, role: "User" });
      const token = signIn.accessToken;
      expect(await api().send(endpoints.auth.profile, { token })).toEqual(signIn.user);
      const body = { name: "  Asha R. ", email: "asha.r@example.com" };
      await api().send(endpoints.auth.updateProfile, { token, body });
      expect(await api().send(endpoints.auth.profile, { token })).toMatchObject({
        name: "Asha R.",
        email: "asha.r@example.com",
        phoneNumber,
      });
    });

    it("reads number and code in the digits of any script", async () => {
      const { phoneNumber } = await api().register();
      for (const zero of ["०", "০", "٠", "０"]) {
        const typed = (text: string) =>
          text.replace(/\d/g, (digit) => String.fromCodePoint(zero.charCodeAt(0) + Number(digit)));
        const otp = await newCode(phoneNumber);
        const body = { phoneNumber: typed(`+91 ${phoneNumber}`), otp: typed(otp) };
        const signIn = await api().send(endpoints.auth.login, { body });
        expect(signIn.user?.phoneNumber).toBe(phoneNumber);
      }
    });

    it("keeps names and addresses in one form", async () => {
      const { accessToken: token } = await api().register();
      const body = { name: "Ze\u200bhra\u00a0D\u2019Souza\u0301", email: " m.d'souza@example.com" };
      await api().send(endpoints.auth.updateProfile, { token, body });
      expect(await api().send(endpoints.auth.profile, { token })).toMatchObject({
        name: "Zehra D’Souzá",
        email: "m.d'souza@example.com",
      });
    });

    it("signs in with a code that was verified before, once", async () => {
      const { phoneNumber } = await api().register();
      const otp = await newCode(phoneNumber);
      await api().send(endpoints.auth.verifyOtp, { body: { phoneNumber, otp } });
      const signIn = await api().send(endpoints.auth.login, { body: { phoneNumber, otp } });
      expect(signIn.user?.phoneNumber).toBe(phoneNumber);
      const again = await api().call("POST", "/api/auth/login/otp", { body: { phoneNumber, otp } });
      expect(again.status).toBe(400);
      expect(again.body.code).toBe("otp_expired");
    });

    it("registers with a code once: it signs nobody in after that", async () => {
      const phoneNumber = newPhone();
      const otp = await newCode(phoneNumber);
      await api().send(endpoints.auth.signup, { body: { phoneNumber, otp, ...profile } });
      const again = await api().call("POST", "/api/auth/login/otp", { body: { phoneNumber, otp } });
      expect([again.status, again.body.code]).toEqual([400, "otp_expired"]);
    });

    it("lets only one of two logins at once use a code", async () => {
      const { phoneNumber } = await api().register();
      const otp = await newCode(phoneNumber);
      const replies = await Promise.all(
        [1, 2].map(() => api().call("POST", "/api/auth/login/otp", { body: { phoneNumber, otp } })),
      );
      expect(replies.map((reply) => reply.status).sort()).toEqual([200, 400]);
    });

    it("tells an unknown number only after its code, which then still registers", async () => {
      const phoneNumber = newPhone();
      const sent = await api().call("POST", "/api/auth/otp", { body: { phoneNumber } });
      const known = await api().register();
      api().wait(MINUTE);
      const sentToKnown = await api().call("POST", "/api/auth/otp", {
        body: { phoneNumber: known.phoneNumber },
      });
      expect(sent.body).toEqual(sentToKnown.body);
      const otp = await newCode(phoneNumber);
      const login = await api().call("POST", "/api/auth/login/otp", { body: { phoneNumber, otp } });
      expect(login.status).toBe(404);
      expect(login.body.code).toBe("account_not_found");
      await api().send(endpoints.auth.signup, { body: { phoneNumber, otp, ...profile } });
    });

    it("does not register a number twice", async () => {
      const { phoneNumber } = await api().register();
      const otp = await newCode(phoneNumber);
      const before = await api().database.db.selectFrom("users").selectAll().execute();
      const reply = await api().call("POST", "/api/auth/signup/otp", {
        body: { phoneNumber, otp, name: "Somebody Else", email: "else@example.com" },
      });
      expect(reply.status).toBe(409);
      expect(reply.body.code).toBe("account_exists");
      expect(await api().database.db.selectFrom("users").selectAll().execute()).toEqual(before);
    });

    it.each([
      [{}, "missing everything"],
      [{ ...profile, otp: "123456" }, "no phone"],
      [{ ...profile, phoneNumber: "12345", otp: "123456" }, "a short phone"],
      [{ ...profile, phoneNumber: "9876543210", otp: "12345" }, "a short code"],
      [{ ...profile, phoneNumber: "9876543210", otp: 123456 }, "a code that is a number"],
      [
        { email: profile.email, phoneNumber: "9876543210", otp: "123456", name: " " },
        "a blank name",
      ],
      [
        { ...profile, email: "asha", phoneNumber: "9876543210", otp: "123456" },
        "no e-mail address",
      ],
      [
        { ...profile, email: "a@b.in\nBcc: c@d.in", phoneNumber: "9876543210", otp: "123456" },
        "a header in the e-mail address",
      ],
      [
        { ...profile, name: "\u200b\u3164\u2800", phoneNumber: "9876543210", otp: "123456" },
        "a name that cannot be seen",
      ],
      [
        { ...profile, phoneNumber: "9198765432 ext 10", otp: "123456" },
        "a number with an extension, whose last ten digits are another's",
      ],
      [
        { ...profile, name: "x".repeat(101), phoneNumber: "9876543210", otp: "123456" },
        "a long name",
      ],
    ])("refuses to register %j (%s)", async (body, _why) => {
      const before = await snapshot(api().database);
      const reply = await api().call("POST", "/api/auth/signup/otp", { body });
      expect(reply.status).toBe(400);
      expect(reply.body.code).toBe("validation_failed");
      expect(reply.body.issues?.length).toBeGreaterThan(0);
      expect(await snapshot(api().database)).toBe(before);
    });
  });

  describe("tokens", () => {
    const refresh = (refreshToken: string) =>
      api().call("POST", "/api/auth/refresh", { body: { refreshToken } });

    it.each([
      ["no token", undefined],
      ["nonsense", "nonsense"],
      [
        "a token of another key",
        "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJ4Iiwic2lkIjoieCIsImV4cCI6NDEwMjQ0NDgwMH0.cThIIoDvwdueQB468K5xDc5633seEFoqwxjF_xSJyQQ",
      ],
      [
        "a token without signature",
        "eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.eyJzdWIiOiJ4Iiwic2lkIjoieCIsImV4cCI6NDEwMjQ0NDgwMH0.",
      ],
    ])("does not let %s in", async (_, token) => {
      const reply = await api().call("GET", "/api/auth/profile", { token });
      expect(reply.status).toBe(401);
      expect(reply.body).toMatchObject({ success: false, code: "unauthenticated" });
    });

    it("lets a token in for fifteen minutes", async () => {
      const { accessToken, refreshToken } = await api().register();
      api().wait(14 * MINUTE);
      await api().send(endpoints.auth.profile, { token: accessToken });
      api().wait(MINUTE);
      const reply = await api().call("GET", "/api/auth/profile", { token: accessToken });
      expect(reply.status).toBe(401);
      expect(reply.body.code).toBe("token_expired");
      const next = await api().send(endpoints.auth.refresh, { body: { refreshToken } });
      await api().send(endpoints.auth.profile, { token: next.accessToken });
    });

    it("ends everything when a used refresh token turns up again", async () => {
      const { refreshToken } = await api().register();
      const next = await api().send(endpoints.auth.refresh, { body: { refreshToken } });
      api().wait(MINUTE);
      const stolen = await refresh(refreshToken);
      expect(stolen.status).toBe(401);
      expect(stolen.body.code).toBe("refresh_invalid");
      expect((await refresh(next.refreshToken ?? "")).status).toBe(401);
      const reply = await api().call("GET", "/api/auth/profile", { token: next.accessToken });
      expect(reply.status).toBe(401);
    });

    it("gives both of two tabs that refresh at once a pair", async () => {
      const { refreshToken } = await api().register();
      const replies = await Promise.all([refresh(refreshToken), refresh(refreshToken)]);
      expect(replies.map((reply) => reply.status)).toEqual([200, 200]);
    });

    it("forgets a refresh token after thirty days", async () => {
      const { refreshToken } = await api().register();
      api().wait(30 * 24 * 60 * MINUTE);
      expect((await refresh(refreshToken)).status).toBe(401);
    });

    it("ends a session for all its tokens on logout, and answers the same a second time", async () => {
      const { accessToken, refreshToken } = await api().register();
      await api().send(endpoints.auth.logout, { token: accessToken, body: { refreshToken } });
      await api().send(endpoints.auth.logout, { token: accessToken, body: { refreshToken } });
      expect((await refresh(refreshToken)).status).toBe(401);
      const reply = await api().call("GET", "/api/auth/profile", { token: accessToken });
      expect(reply.status).toBe(401);
    });

    it("keeps no token in the database", async () => {
      const { refreshToken } = await api().register();
      const rows = await api().database.db.selectFrom("refresh_tokens").selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(refreshToken);
    });

    it("writes no phone number or token into the log, but for the sandbox code line", async () => {
      const { phoneNumber, accessToken } = await api().register();
      await api().send(endpoints.auth.profile, { token: accessToken });
      const lines = api().logs.filter((line) => !line.includes("one-time code"));
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.join("\n")).not.toContain(phoneNumber);
      expect(lines.join("\n")).not.toContain(accessToken);
    });
  });
});
