import { describe, expect, it } from "vitest";
import { DATABASES, newPhone, useTestApi } from "../testing/api.js";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** One of the 65,536 networks of an IPv6 line. */
const networkOf = (index: number) => `2001:db8:1:${index.toString(16)}::1`;
const ELSEWHERE = "2001:db8:2::1";

describe.each(DATABASES)("one line with thousands of networks, on %s", (kind) => {
  const api = useTestApi(kind, {
    OTP_LIMIT_PER_ADDRESS: "5",
    OTP_LIMIT_PER_PHONE: "0",
    OTP_WRONG_LIMIT_PER_PHONE: "3",
    OTP_RESEND_SECONDS: "0",
  });
  const send = async (phoneNumber: string, from: string) =>
    (await api().call("POST", "/api/auth/otp", { body: { phoneNumber }, from })).status;
  const verify = async (phoneNumber: string, otp: string, from: string) =>
    (await api().call("POST", "/api/auth/otp/verify", { body: { phoneNumber, otp }, from })).status;
  const startDay = () => api().wait(DAY - (api().now() % DAY));

  it("asks for four times as many codes as an address, and no more", async () => {
    startDay();
    const statuses = [];
    for (let index = 0; index < 24; index++) {
      statuses.push(await send(newPhone(), networkOf(index)));
    }
    expect(statuses).toEqual([...Array(20).fill(200), ...Array(4).fill(429)]);
    expect(await send(newPhone(), ELSEWHERE)).toBe(200);
  });

  it("tries four times as many codes of a phone in a day, and its owner's still counts", async () => {
    startDay();
    const phone = newPhone();
    let judged = 0;
    for (let index = 0; index < 20; index++) {
      await send(phone, ELSEWHERE);
      const code = await api().codeFor(phone);
      const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
      const status = await verify(phone, wrong, networkOf(index));
      judged += status === 400 ? 1 : 0;
      // The hour's limits of the phone and of who asks are another test's.
      if (index % 4 === 3) api().wait(HOUR);
    }
    expect(judged).toBe(12);
    await send(phone, ELSEWHERE);
    expect(await verify(phone, await api().codeFor(phone), ELSEWHERE)).toBe(200);
  });
});

describe.each(DATABASES)("a few guesses at each of many phones, on %s", (kind) => {
  const api = useTestApi(kind, {
    OTP_WRONG_LIMIT_PER_PHONE: "3",
    OTP_RESEND_SECONDS: "0",
    OTP_LIMIT_PER_ADDRESS: "0",
    AUTH_LIMIT_PER_ADDRESS: "0",
  });
  const guess = async (from: string, isRight = false) => {
    const phoneNumber = newPhone();
    await api().call("POST", "/api/auth/otp", { body: { phoneNumber }, from: ELSEWHERE });
    const code = await api().codeFor(phoneNumber);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    const body = { phoneNumber, otp: isRight ? code : wrong };
    return (await api().call("POST", "/api/auth/otp/verify", { body, from })).status;
  };
  const judged = async (times: number, from: (index: number) => string) => {
    let count = 0;
    for (let index = 0; index < times; index++) count += (await guess(from(index))) === 400 ? 1 : 0;
    return count;
  };

  it("are counted together: ten times as many as of one phone, and right codes are not", async () => {
    api().wait(DAY - (api().now() % DAY));
    const address = "203.0.113.50";
    for (let person = 0; person < 5; person++) expect(await guess(address, true)).toBe(200);
    expect(await judged(34, () => address)).toBe(30);
    expect(await guess("203.0.113.51", true)).toBe(200);
  });

  it("are four times as many from one line of IPv6", async () => {
    api().wait(DAY - (api().now() % DAY));
    expect(await judged(130, networkOf)).toBe(120);
  });
});

describe("a shop whose codes are asked for from everywhere", () => {
  const api = useTestApi("pglite", { OTP_LIMIT_PER_HOUR: "4" });
  const send = (index: number) => {
    const body = { phoneNumber: newPhone() };
    return api().call("POST", "/api/auth/otp", { body, from: `203.0.113.${index}` });
  };
  const told = () => api().logs.filter((line) => line.includes("OTP_LIMIT_PER_HOUR")).length;

  it("sends so many in an hour, and tells its operator", async () => {
    api().wait(HOUR - (api().now() % HOUR));
    for (let index = 0; index < 4; index++) expect((await send(index)).status).toBe(200);
    expect(told()).toBe(0);
    const refused = await send(5);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3000);
    await send(6);
    expect(told()).toBe(1);
    api().wait(HOUR);
    expect((await send(7)).status).toBe(200);
  });
});
