import { describe, expect, it } from "vitest";
import { DATABASES, useTestApi } from "../testing/api.js";
import { runRole, setRole } from "./role-command.js";

describe.each(DATABASES)("giving roles on %s", (kind) => {
  const api = useTestApi(kind);

  it("makes an administrator of somebody who is signed in already, and a user again", async () => {
    const { accessToken: token, phoneNumber } = await api().register();
    const { db } = api().database;
    const cartOf = () => api().call("GET", `/api/usercart/admin/${phoneNumber}`, { token });
    expect((await cartOf()).status).toBe(403);
    expect(await setRole(db, `+91 ${phoneNumber}`, "Admin")).toBe(true);
    expect((await cartOf()).status).toBe(200);
    expect(await setRole(db, phoneNumber, "User")).toBe(true);
    expect((await cartOf()).status).toBe(403);
  });

  it("finds nobody under a number that nobody has", async () => {
    expect(await setRole(api().database.db, "1", "Admin")).toBe(false);
  });
});

describe("the command that gives roles", () => {
  it.each([[[]], [["9876543210"]], [["9876543210", "Owner"]]])("explains itself for %j", (args) =>
    expect(runRole(args)).rejects.toThrow("role PHONE User|Admin"),
  );
});
