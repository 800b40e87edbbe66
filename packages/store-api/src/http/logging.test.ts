import { describe, expect, it } from "vitest";
import { useTestApi } from "../testing/api.js";
import { userIdOf } from "../testing/shopper.js";

describe("the log of requests", () => {
  const api = useTestApi("pglite");

  it("takes a request id from nobody but whoever makes one that tells nothing", async () => {
    const idFor = async (id: string) => {
      const { headers } = await api().call("GET", "/api/category/", {
        headers: { "x-request-id": id },
      });
      return headers.get("x-request-id");
    };
    const uuid = "0b9b7a3c-6f0e-4a3e-9a52-0d3c2f1b5e77";
    expect(await idFor(uuid)).toBe(uuid);
    for (const text of ["9876543210", "code-123456", `${uuid}-9876543210`]) {
      expect(await idFor(text)).toMatch(/^[\da-f-]{36}$/);
    }
    expect(api().logs.join("\n")).toContain(uuid);
    expect(api().logs.join("\n")).not.toMatch(/9876543210|code-123456/);
  });

  it("logs who changed what of an administrator's call, and nobody of others", async () => {
    const admin = await api().registerAdmin();
    const { accessToken } = await api().register();
    const lines = async (token: string, path: string, status?: string) => {
      const from = api().logs.length;
      const [method, body] = status === undefined ? ["GET"] : ["PUT", { status }];
      await api().call(method ?? "", path, { token, body });
      const [line = "{}"] = api().logs.slice(from);
      return JSON.parse(line);
    };
    const id = await userIdOf(api(), admin);
    const path = "/api/user/order/admin/TK-2026-000123/status";
    expect(await lines(admin.accessToken, path, "Dispatched")).toMatchObject({
      ...{ path, userId: id, newStatus: "Dispatched", status: 404 },
    });
    const refused = await lines(accessToken, path, "Dispatched");
    expect(refused).toMatchObject({ path, userId: expect.any(String), status: 403 });
    expect(refused.userId).not.toBe(id);
    expect(await lines(accessToken, "/api/usercart/")).not.toHaveProperty("userId");
  });
});
