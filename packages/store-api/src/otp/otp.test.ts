import { endpoints } from "@taanka/api-client/contract";
import { describe, expect, it } from "vitest";
import { DATABASES, newPhone, useTestApi } from "../testing/api.js";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

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
      from: phone,
    });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(50);
    api().wait(MINUTE);
    const voice = await api().call("POST", "/api/auth/otp/resend/voice", {
      body: { phoneNumber: phone },
      from: phone,
    });
    expect(voice.status).toBe(200);
  });

  it("replaces the old code by the new one of the same address", async () => {
    const phone = newPhone();
    await send(phone, "192.0.2.1");
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

  const startDay = () => api().wait(DAY - (api().now() % DAY));

  it("sends one phone ten codes a day, whether it has an account or not", async () => {
    startDay();
    const { phoneNumber: known } = await api().register();
    const refused = [];
    for (const phone of [known, newPhone()]) {
      const statuses = [];
      for (let count = phone === known ? 1 : 0; count < 10; count++) {
        api().wait(MINUTE);
        statuses.push((await send(phone)).status);
        // Impatience is refused as ever, and uses up none of the ten.
        expect((await send(phone)).status).toBe(429);
      }
      expect(new Set(statuses)).toEqual(new Set([200]));
      const last = await api().codeFor(phone);
      api().wait(MINUTE);
      const reply = await send(phone);
      refused.push(reply.body);
      expect(reply.status).toBe(429);
      expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(12 * 60 * 60);
      expect((await verify(phone, last)).status).toBe(200);
    }
    expect(refused[0]).toEqual(refused[1]);
    expect(refused[0]?.code).toBe("rate_limited");
    startDay();
    expect((await send(known)).status).toBe(200);
  });

  it("takes twenty wrong codes for one phone a day, and then not even the right one", async () => {
    startDay();
    const phone = newPhone();
    let code = "";
    for (let round = 0; round < 4; round++) {
      api().wait(MINUTE);
      await send(phone);
      code = await api().codeFor(phone);
      // A right code takes nothing from the twenty.
      expect((await verify(phone, code)).status).toBe(200);
      for (let tries = 0; tries < 5; tries++) {
        expect((await verify(phone, wrong(code))).body.code).toBe("otp_invalid");
      }
    }
    api().wait(MINUTE);
    await send(phone);
    code = await api().codeFor(phone);
    const reply = await verify(phone, code);
    expect([reply.status, reply.body.code]).toEqual([429, "rate_limited"]);
    expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(12 * 60 * 60);
    startDay();
    await send(phone);
    expect((await verify(phone, await api().codeFor(phone))).status).toBe(200);
  });

  it("limits the network of an IPv6 address as a whole", async () => {
    api().wait(10 * MINUTE - (api().now() % (10 * MINUTE)));
    const replies = [];
    for (let count = 0; count < 31; count++) {
      replies.push(await send(newPhone(), `2001:db8:0:7::${count.toString(16)}`));
    }
    expect(replies.slice(0, 30).every((reply) => reply.status === 200)).toBe(true);
    expect(replies[30]?.status).toBe(429);
    expect((await send(newPhone(), "2001:db8:0:8::1")).status).toBe(200);
  });

  it("shows what was sent in the mailbox, newest first", async () => {
    const phone = newPhone();
    await send(phone);
    api().wait(MINUTE);
    await api().send(endpoints.auth.resendVoice, { body: { phoneNumber: phone } });
    const own = { from: "127.0.0.1" };
    const ofOne = `${api().api.outboxPath}&phoneNumber=%2B91${phone}`;
    const { body, headers } = await api().call("GET", ofOne, own);
    expect(body).toMatchObject([
      { phoneNumber: phone, channel: "voice" },
      { phoneNumber: phone, channel: "text" },
    ]);
    expect(headers.get("cache-control")).toBe("no-store");
    const page = await api().call("GET", `${api().api.outboxPath}`, own);
    expect(page.body.message).toContain(phone);
    expect(page.body.message).not.toContain("<script");
  });
});
