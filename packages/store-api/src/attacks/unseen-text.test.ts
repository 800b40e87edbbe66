import { endpoints } from "@taanka/api-client/contract";
import { describe, expect, it } from "vitest";
import { DATABASES, snapshot, useTestApi } from "../testing/api.js";

const UNSEEN = ["\u200b", "\u3164\u115f", "\u2800\u00a0", "\u202e\u2066", "\ufe0f\u{e0041}"];
const HEADERS = [
  "a@b.in\r\nBcc: c@d.in",
  "a@b.in\u2028Bcc: c@d.in",
  "a@भारत.in\nTo: c@d.in",
  "a@b.in,c@d.in",
];

const address = {
  ...{ name: "Asha Rao", phoneNumber: "9876543210", addressLine1: "12 Lake Road" },
  ...{ cityTown: "Pune", state: "Maharashtra", pincode: "411001" },
};

describe.each(DATABASES)("text that hides what it is, on %s", (kind) => {
  const api = useTestApi(kind);

  it("fills no field that must be filled", async () => {
    const { accessToken: token } = await api().register();
    const before = await snapshot(api().database);
    for (const unseen of UNSEEN) {
      const bodies = [
        ["PUT", "/api/auth/profile", { name: unseen, email: "asha@example.com" }],
        ["POST", "/api/user/address/create", { ...address, name: unseen }],
        ["POST", "/api/user/address/create", { ...address, cityTown: unseen }],
        ["POST", "/api/reviews", { itemId: "silk-one", rating: 5, text: unseen }],
        ["POST", "/api/user/order/cancel", { orderId: "any", refundReason: unseen }],
      ] as const;
      for (const [method, path, body] of bodies) {
        const { status, body: answer } = await api().call(method, path, { body, token });
        expect([path, status, answer.code]).toEqual([path, 400, "validation_failed"]);
      }
    }
    expect(await snapshot(api().database)).toBe(before);
  });

  it("puts no header, tag or second address into an e-mail address", async () => {
    const { accessToken: token } = await api().register();
    const before = await snapshot(api().database);
    for (const email of [...HEADERS, "<script>@b.in", '"a b"@b.in', `${"a".repeat(10_000)}@b.in`]) {
      const body = { name: "Asha", email };
      const { status, body: answer } = await api().call("PUT", "/api/auth/profile", {
        body,
        token,
      });
      expect([status, answer.message]).toEqual([400, "Please enter a valid email address"]);
    }
    expect(await snapshot(api().database)).toBe(before);
  });

  it("turns no writing around, and is bounded in the marks on a letter", async () => {
    const { accessToken: token } = await api().register();
    const name = `Asha \u202eoaR\u202c a${"\u0315\u0316".repeat(20_000)}`;
    const body = { name, email: "asha@example.com" };
    await api().send(endpoints.auth.updateProfile, { token, body });
    const profile = await api().send(endpoints.auth.profile, { token });
    expect(profile.name).toMatch(/^Asha oaR a\p{M}{30}$/u);
  });
});
