import { endpoints } from "@taanka/api-client/contract";
import { describe, expect, it } from "vitest";
import { DATABASES, type Person, snapshot, useTestApi } from "../testing/api.js";
import { home } from "../testing/shopper.js";

describe.each(DATABASES)("the address book on %s", (kind) => {
  const api = useTestApi(kind);
  const list = async ({ accessToken }: Person) =>
    (await api().send(endpoints.addresses.list, { token: accessToken })).addresses.addressDetail;
  const create = async ({ accessToken }: Person, change: object = {}) => {
    api().wait(10);
    const body = { ...home, ...change };
    const { address } = await api().send(endpoints.addresses.create, { token: accessToken, body });
    return address.addressDetail;
  };
  const update = ({ accessToken }: Person, id: string, body: unknown) =>
    api().call("PUT", `/api/user/address/${id}`, { token: accessToken, body });
  const remove = ({ accessToken }: Person, id: string) =>
    api().call("DELETE", `/api/user/address/${id}`, { token: accessToken });
  const defaults = (book: Awaited<ReturnType<typeof list>>) =>
    book.map((address) => [address.cityTown, address.isDefault]);

  it("is empty at first", async () => {
    expect(await list(await api().register())).toEqual([]);
  });

  it("saves an address with what the form leaves out filled in", async () => {
    const person = await api().register();
    const book = await create(person, { phoneNumber: "+91 98765 43210", addressLine2: "  " });
    expect(book).toEqual([
      {
        _id: expect.any(String),
        ...home,
        country: "India",
        addressType: "Home",
        isDefault: true,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    ]);
    expect(await list(person)).toEqual(book);
  });

  it("has at most one default: the first, or the last that asked to be", async () => {
    const [person, other] = [await api().register(), await api().register()];
    await create(other);
    await create(person);
    await create(person, { cityTown: "Pune" });
    await create(person, { cityTown: "Delhi", isDefault: true });
    const book = await list(person);
    expect(defaults(book)).toEqual([
      ["Jaipur", false],
      ["Pune", false],
      ["Delhi", true],
    ]);
    await update(person, book[1]?._id ?? "", { isDefault: true });
    expect(defaults(await list(person))).toEqual([
      ["Jaipur", false],
      ["Pune", true],
      ["Delhi", false],
    ]);
    // It stays the default until another is.
    expect((await update(person, book[1]?._id ?? "", { isDefault: false })).status).toBe(200);
    expect(defaults(await list(person))[1]).toEqual(["Pune", true]);
    expect(defaults(await list(other))).toEqual([["Jaipur", true]]);
  });

  it("has one default also when several are saved at once", async () => {
    const person = await api().register();
    await Promise.all(
      ["A", "B", "C", "D"].map((cityTown) => create(person, { cityTown, isDefault: true })),
    );
    const book = await list(person);
    expect(book).toHaveLength(4);
    expect(book.filter((address) => address.isDefault)).toHaveLength(1);
  });

  it("changes the given fields only", async () => {
    const person = await api().register();
    const [address] = await create(person);
    const id = address?._id ?? "";
    expect((await update(person, id, { cityTown: "Pune", pincode: "411001" })).status).toBe(200);
    expect((await update(person, id, {})).status).toBe(200);
    expect(await list(person)).toEqual([{ ...address, cityTown: "Pune", pincode: "411001" }]);
  });

  it("deletes an address and makes the newest of the others the default", async () => {
    const person = await api().register();
    const [first] = await create(person);
    await create(person, { cityTown: "Pune" });
    await create(person, { cityTown: "Delhi" });
    expect((await remove(person, first?._id ?? "")).status).toBe(200);
    expect(defaults(await list(person))).toEqual([
      ["Pune", false],
      ["Delhi", true],
    ]);
    expect((await remove(person, first?._id ?? "")).status).toBe(404);
  });

  it("belongs to one person", async () => {
    const [owner, stranger] = [await api().register(), await api().register()];
    const [address] = await create(owner);
    const id = address?._id ?? "";
    const before = await snapshot(api().database);
    expect(await list(stranger)).toEqual([]);
    expect((await update(stranger, id, { cityTown: "Elsewhere" })).status).toBe(404);
    expect((await update(stranger, id, { isDefault: true })).status).toBe(404);
    expect((await remove(stranger, id)).status).toBe(404);
    expect(await snapshot(api().database)).toBe(before);
  });

  it.each([
    ["no name", { name: undefined }, "Please fill all required fields"],
    ["a blank city", { cityTown: "   " }, "Please fill all required fields"],
    ["a short phone", { phoneNumber: "12345" }, "Phone number must be exactly 10 digits"],
    ["a pincode of five digits", { pincode: "30200" }, "Pincode must be exactly 6 digits"],
    ["a pincode that is a number", { pincode: 302001 }, ""],
    ["a line that is too long", { addressLine1: "x".repeat(201) }, ""],
    ["a default that is a word", { isDefault: "yes" }, ""],
    ["a NUL character", { name: "a\u0000b" }, ""],
  ])("refuses %s", async (_, change, message) => {
    const person = await api().register();
    const before = await snapshot(api().database);
    const reply = await api().call("POST", "/api/user/address/create", {
      token: person.accessToken,
      body: { ...home, ...change },
    });
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ success: false, code: "validation_failed" });
    expect(reply.body.message).toContain(message);
    expect(await snapshot(api().database)).toBe(before);
  });
});
