import { describe, expect, it } from "vitest";
import { reply, startShop } from "../testing/api-server";
import { PARTNER } from "../testing/calls";

const stored = { _id: "application-1", shopName: "Asha Silks", status: "Received" };

describe("a partner's application", () => {
  it("travels as a form with the picture and without empty fields", async () => {
    const shop = await startShop(() => ({ success: true, data: stored }));
    const answer = await shop.client.partners.apply({ ...PARTNER, gst: "", mapUrl: undefined });
    expect(answer).toMatchObject(stored);
    const [sent] = shop.requests;
    expect(sent?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    expect(sent?.headers.authorization).toBe("Bearer access-1");
    expect(sent?.body).toMatch(/name="mobile"\s+9876543210\s/);
    expect(sent?.body).toMatch(/name="shopImage"; filename="\w+"\s+content-type: image\/png/i);
    expect(sent?.body).not.toMatch(/name="(gst|mapUrl)"/);
  });

  it("is sent whole once more after a refresh", async () => {
    const shop = await startShop(({ path, headers }, response) => {
      if (path === "/auth/refresh") return { success: true, data: { accessToken: "access-2" } };
      if (headers.authorization === "Bearer access-2") return { success: true, data: stored };
      return reply(response, 401, { success: false, message: "Please login" });
    });
    await shop.client.partners.apply(PARTNER);
    const bodies = shop.requests.filter(({ path }) => path === "/partner/apply");
    expect(bodies).toHaveLength(2);
    for (const { body } of bodies) expect(body).toContain("picture");
  });
});
