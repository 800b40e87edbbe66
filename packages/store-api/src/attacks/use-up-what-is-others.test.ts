import { describe, expect, it } from "vitest";
import { DATABASES, useTestApi } from "../testing/api.js";
import { newShopper, saree } from "../testing/shopper.js";

const DAY = 24 * 60 * 60_000;

describe.each(DATABASES)("a stranger who tries numbers of orders, on %s", (kind) => {
  const api = useTestApi(kind);
  const track = async (orderId: string, phoneLastDigits: string, from: string) =>
    (
      await api().call("POST", "/api/user/order/track", {
        body: { orderId, phoneLastDigits },
        from,
      })
    ).status;

  it("uses up none of the owner's tries", async () => {
    const shopper = await newShopper(api());
    const { orderId } = await shopper.buy([[saree, 1]]);
    const digits = shopper.phoneNumber.slice(-4);
    for (let host = 1; host <= 7; host++) {
      for (let guess = 0; guess < 6; guess++) await track(orderId, "0000", `203.0.113.${host}`);
    }
    for (let look = 0; look < 10; look++) {
      expect(await track(orderId, digits, "198.51.100.20")).toBe(200);
    }
  });

  it("does not write another's address into the number that they ask for", async () => {
    const shopper = await newShopper(api());
    const { orderId } = await shopper.buy([[saree, 1]]);
    const owner = "198.51.100.21";
    for (const number of [`${orderId}:${owner}`, `${owner}:${orderId}`]) {
      for (let guess = 0; guess < 6; guess++) await track(number, "0000", "203.0.113.98");
    }
    expect(await track(orderId, shopper.phoneNumber.slice(-4), owner)).toBe(200);
  });

  it("has one line of IPv6 tries of one order as four addresses have", async () => {
    api().wait(DAY - (api().now() % DAY));
    const shopper = await newShopper(api());
    const { orderId } = await shopper.buy([[saree, 1]]);
    const statuses = [];
    for (let index = 0; index < 24; index++) {
      statuses.push(await track(orderId, "0000", `2001:db8:7:${index.toString(16)}::1`));
    }
    expect(statuses).toEqual([...Array(20).fill(404), ...Array(4).fill(429)]);
  });

  it("guesses five times a day at one order, and learns not even that it exists", async () => {
    api().wait(DAY - (api().now() % DAY));
    const shopper = await newShopper(api());
    const { orderId } = await shopper.buy([[saree, 1]]);
    const from = "203.0.113.99";
    const guesses = async (id: string) => {
      const statuses = [];
      for (let guess = 0; guess < 7; guess++) statuses.push(await track(id, "0000", from));
      return statuses;
    };
    const known = await guesses(orderId);
    expect(known).toEqual([404, 404, 404, 404, 404, 429, 429]);
    expect(await guesses("TK-2026-999999")).toEqual(known);
    expect(await track(orderId, shopper.phoneNumber.slice(-4), from)).toBe(429);
  });

  it("has fifty tries at one order a day from all networks together", async () => {
    api().wait(DAY - (api().now() % DAY));
    const shopper = await newShopper(api());
    const { orderId } = await shopper.buy([[saree, 1]]);
    let judged = 0;
    for (let host = 1; host <= 12; host++) {
      const from = `198.18.0.${host}`;
      const tries = Array.from({ length: 5 }, () => track(orderId, "0000", from));
      judged += (await Promise.all(tries)).filter((status) => status === 404).length;
    }
    expect(judged).toBe(50);
  });
});

describe("a new shop's coupons", () => {
  const api = useTestApi("pglite");

  it("have a limit for each person", async () => {
    const coupons = await api()
      .database.db.selectFrom("coupons")
      .select(["code", "per_user_limit"])
      .execute();
    expect(coupons.length).toBeGreaterThan(0);
    expect(coupons.filter(({ per_user_limit }) => per_user_limit === null)).toEqual([]);
  });
});
