import { endpoints } from "@taanka/api-client/contract";
import { describe, expect, it } from "vitest";
import { DATABASES, newPhone, useTestApi } from "../testing/api.js";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const STRANGER = "203.0.113.66";
const OWNER = "198.51.100.10";

describe.each(DATABASES)("a stranger who wants to keep a phone out, on %s", (kind) => {
  const api = useTestApi(kind);

  const send = (phoneNumber: string, from: string) =>
    api().call("POST", "/api/auth/otp", { body: { phoneNumber }, from });
  const verify = (phoneNumber: string, otp: string, from: string) =>
    api().call("POST", "/api/auth/otp/verify", { body: { phoneNumber, otp }, from });
  const wrong = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, "0");
  const startDay = () => api().wait(DAY - (api().now() % DAY));

  it("uses up none of the owner's tries, for this code or for the day", async () => {
    startDay();
    const phone = newPhone();
    for (let round = 0; round < 5; round++) {
      expect((await send(phone, OWNER)).status).toBe(200);
      const code = await api().codeFor(phone);
      for (let tries = 0; tries < 6; tries++) await verify(phone, wrong(code), STRANGER);
      expect((await verify(phone, code, OWNER)).status).toBe(200);
      api().wait(MINUTE);
    }
  });

  it("uses up no code for the owner, who has gone to another network meanwhile", async () => {
    startDay();
    const phone = newPhone();
    await send(phone, OWNER);
    const code = await api().codeFor(phone);
    for (let tries = 0; tries < 20; tries++) await verify(phone, wrong(code), STRANGER);
    expect((await verify(phone, code, "198.51.100.77")).status).toBe(200);
  });

  it("replaces no code of the owner's, and makes nobody wait", async () => {
    startDay();
    const phone = newPhone();
    await send(phone, OWNER);
    const code = await api().codeFor(phone);
    for (let count = 0; count < 4; count++) {
      expect((await send(phone, STRANGER)).status).toBe(200);
      api().wait(MINUTE);
    }
    expect((await verify(phone, code, OWNER)).status).toBe(200);
    expect((await send(phone, OWNER)).status).toBe(200);
  });

  it("uses up none of the owner's codes of the day", async () => {
    startDay();
    const phone = newPhone();
    const statuses = [];
    for (let count = 0; count < 11; count++) {
      statuses.push((await send(phone, STRANGER)).status);
      api().wait(MINUTE);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    expect((await send(phone, OWNER)).status).toBe(200);
    const body = { phoneNumber: phone, otp: await api().codeFor(phone) };
    await api().send(endpoints.auth.verifyOtp, { body });
  });

  it("guesses twenty times a day, and five times at one code, also all at once", async () => {
    startDay();
    const phone = newPhone();
    await send(phone, OWNER);
    const code = await api().codeFor(phone);
    const guesses = Array.from({ length: 15 }, (_, by) =>
      verify(phone, wrong(code, by + 1), STRANGER),
    );
    const codes = (await Promise.all(guesses)).map(({ body }) => body.code);
    expect(codes.filter((reason) => reason === "otp_invalid")).toHaveLength(5);
    expect((await verify(phone, code, STRANGER)).status).toBe(429);
    let judged = 5;
    for (let round = 0; round < 6; round++) {
      api().wait(MINUTE);
      await send(phone, OWNER);
      const next = await api().codeFor(phone);
      for (let by = 1; by <= 5; by++) {
        const { body } = await verify(phone, wrong(next, by), STRANGER);
        if (body.code === "otp_invalid") judged++;
      }
    }
    expect(judged).toBe(20);
    expect((await verify(phone, await api().codeFor(phone), OWNER)).status).toBe(200);
  });

  it("gains no more guesses at one code from many networks, of which the owner feels nothing", async () => {
    startDay();
    const phone = newPhone();
    await send(phone, OWNER);
    const code = await api().codeFor(phone);
    let judged = 0;
    for (let host = 1; host <= 8; host++) {
      for (let by = 1; by <= 5; by++) {
        const { body } = await verify(phone, wrong(code, by), `203.0.113.${host}`);
        if (body.code === "otp_invalid") judged++;
      }
    }
    expect(judged).toBe(10);
    expect((await verify(phone, code, OWNER)).status).toBe(200);
  });

  it("has no more than twelve messages an hour sent to one phone from many networks", async () => {
    startDay();
    const phone = newPhone();
    const statuses = [];
    for (let host = 1; host <= 22; host++) {
      statuses.push((await send(phone, `203.0.113.${host}`)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(12);
    api().wait(60 * MINUTE);
    expect((await send(phone, OWNER)).status).toBe(200);
  });
});
