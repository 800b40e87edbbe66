import { endpoints } from "@taanka/api-client/contract";
import { describe, expect, it } from "vitest";
import { DATABASES, useTestApi } from "../testing/api.js";
import { regionOf } from "./regions.js";

describe.each(DATABASES)("the delivery check on %s", (kind) => {
  const api = useTestApi(kind);
  const check = (pincode: string) => api().send(endpoints.pincodes.check, { query: { pincode } });

  it("delivers wherever India Post does, in 2-5 days", async () => {
    expect(await check(" 302001 ")).toEqual({
      pincode: "302001",
      isDeliverable: true,
      message: "Delivery available to this pincode (2-5 days)",
      region: "Rajasthan",
      states: ["Rajasthan"],
      deliveryDays: { from: 2, to: 5 },
    });
    expect((await check("110001")).region).toBe("Delhi");
    expect(await check("999999")).toMatchObject({ region: "Army Post Office", states: [] });
  });

  it.each([
    ["403001", ["Goa"]],
    ["411001", ["Maharashtra"]],
    ["160017", ["Punjab", "Chandigarh"]],
    ["248001", ["Uttar Pradesh", "Uttarakhand"]],
    ["605001", ["Tamil Nadu", "Puducherry"]],
    ["781001", ["Assam"]],
    ["793001", ["Meghalaya"]],
    ["834001", ["Jharkhand"]],
  ])("knows which states %s may lie in", async (code, states) => {
    expect((await check(code)).states).toEqual(states);
  });

  it.each(["000000", "100001", "291000", "350001", "860001"])("does not know %s", async (code) => {
    expect(await check(code)).toMatchObject({ isDeliverable: false, deliveryDays: null });
  });

  it.each(["", "30200", "3020011", "30200x", "३०२००"])("refuses %j", async (pincode) => {
    const query = new URLSearchParams({ pincode });
    const reply = await api().call("GET", `/api/pincode/check?${query}`);
    expect(reply.status).toBe(400);
    expect(reply.body.message).toBe("Please enter a valid 6-digit pincode");
  });

  it.each(["३०२००१", "৩০২০০১", "３０２００１"])(
    "reads the digits of other scripts: %s",
    async (code) => {
      expect(await check(code)).toMatchObject({ pincode: "302001", states: ["Rajasthan"] });
    },
  );

  it("refuses to check nothing", async () => {
    const reply = await api().call("GET", "/api/pincode/check");
    expect(reply.status).toBe(400);
    expect(reply.body.message).toBe("Please enter a valid 6-digit pincode");
  });
});

describe("regions", () => {
  it("are all 28 states and 8 territories, besides the army's", () => {
    const codes = Array.from({ length: 900 }, (_, at) => `${at + 100}001`);
    const states = new Set(codes.flatMap((code) => regionOf(code)?.states ?? []));
    expect(states.size).toBe(36);
  });
});
