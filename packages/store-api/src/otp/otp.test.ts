import { endpoints } from "@taanka/api-client/contract";
import { describe, expect, it } from "vitest";
import { DATABASES, newPhone, useTestApi } from "../testing/api.js";

const MINUTE = 60_000;

describe.each(DATABASES)("one-time codes on %s", (kind) => {
  const api = useTestApi(kind);

  const send = (phoneNumber: string, from = phoneNumber) =>
    api().call("POST", "/api/auth/otp", { body: { phoneNumber }, from });
  const verify = (phoneNumber: string, otp: string) =>
    api().call("POST", "/api/auth/otp/verify", { body: { phoneNumber, otp } });
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

  it("sends a code of six digits that proves the phone", async () => {
    const phone = newPhone();
    expect((await send(phone)).status).toBe(200);
    const code = await api().codeFor(phone);
    expect(code).toMatch(/^\d{6}$/);
    expect((await verify(phone, code)).status).toBe(200);
  });

  it("takes a number with +91 and blanks for the same person", async () => {
    const phone = newPhone();
    await send(`+91 ${phone.slice(0, 5)}-${phone.slice(5)}`);
    expect((await verify(`0${phone}`, await api().codeFor(phone))).status).toBe(200);
  });

  it("keeps no readable code beside the phone", async () => {
    const phone = newPhone();
    await send(phone);
    const code = await api().codeFor(phone);
    const rows = await api()
      .database.db.selectFrom("otp_codes")
      .selectAll()
      .where("phone", "=", phone)
      .execute();
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it("refuses a wrong code, and the right one after five wrong ones", async () => {
    const phone = newPhone();
    await send(phone);
    const code = await api().codeFor(phone);
    for (let tries = 0; tries < 5; tries++) {
      const reply = await verify(phone, wrong(code));
      expect(reply.status).toBe(400);
      expect(reply.body.code).toBe("otp_invalid");
    }
    const reply = await verify(phone, code);
    expect(reply.status).toBe(429);
    expect(reply.body.code).toBe("otp_too_many_tries");
  });

  it("lets no more than five of many guesses at once through", async () => {
    const phone = newPhone();
    await send(phone);
    const code = await api().codeFor(phone);
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        verify(phone, String((Number(code) + 1 + index) % 1_000_000).padStart(6, "0")),
      ),
    );
    expect(replies.filter((reply) => reply.body.code === "otp_invalid")).toHaveLength(5);
    expect((await verify(phone, code)).status).toBe(429);
  });

  it("sends one code a minute, also when asked twice at once", async () => {
    const phone = newPhone();
    const replies = await Promise.all([send(phone), send(phone)]);
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 429]);
    const refused = await api().call("POST", "/api/auth/otp/resend/voice", {
      body: { phoneNumber: phone },
    });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(50);
    api().wait(MINUTE);
    const voice = await api().call("POST", "/api/auth/otp/resend/voice", {
      body: { phoneNumber: phone },
    });
    expect(voice.status).toBe(200);
  });

  it("replaces the old code by the new one", async () => {
    const phone = newPhone();
    await send(phone);
    const first = await api().codeFor(phone);
    api().wait(MINUTE);
    await api().send(endpoints.auth.resendText, { body: { phoneNumber: phone } });
    const second = await api().codeFor(phone);
    if (first !== second) expect((await verify(phone, first)).status).toBe(400);
    expect((await verify(phone, second)).status).toBe(200);
  });

  it("forgets a code after five minutes", async () => {
    const phone = newPhone();
    await send(phone);
    api().wait(5 * MINUTE);
    const reply = await verify(phone, await api().codeFor(phone));
    expect(reply.status).toBe(400);
    expect(reply.body.code).toBe("otp_expired");
  });

  it("limits one network address over all phones", async () => {
    // From the start of a window, for a new one would forgive what came before.
    api().wait(10 * MINUTE - (api().now() % (10 * MINUTE)));
    const replies = [];
    for (let count = 0; count < 31; count++) replies.push(await send(newPhone(), "198.51.100.7"));
    expect(replies.slice(0, 30).every((reply) => reply.status === 200)).toBe(true);
    expect(replies[30]?.status).toBe(429);
    expect((await send(newPhone(), "198.51.100.8")).status).toBe(200);
    api().wait(10 * MINUTE);
    expect((await send(newPhone(), "198.51.100.7")).status).toBe(200);
  });

  it("shows what was sent in the mailbox, newest first", async () => {
    const phone = newPhone();
    await send(phone);
    api().wait(MINUTE);
    await api().send(endpoints.auth.resendVoice, { body: { phoneNumber: phone } });
    const { body, headers } = await api().call("GET", `/dev/outbox?phoneNumber=%2B91${phone}`);
    expect(body).toMatchObject([
      { phoneNumber: phone, channel: "voice" },
      { phoneNumber: phone, channel: "text" },
    ]);
    expect(headers.get("cache-control")).toBe("no-store");
    const page = await api().call("GET", "/dev/outbox");
    expect(page.body.message).toContain(phone);
    expect(page.body.message).not.toContain("<script");
  });
});
