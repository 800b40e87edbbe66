import { endpoints } from "@taanka/api-client/contract";
import { describe, expect, it } from "vitest";
import { DATABASES, useTestApi } from "../testing/api.js";

describe.each(DATABASES)("item details on %s", (kind) => {
  const api = useTestApi(kind);

  it("are the same by the product's id and by their own", async () => {
    const ofItem = await api().send(endpoints.itemDetails.ofItem, {
      params: { itemId: "silk-one" },
    });
    const id = ofItem[0]?._id ?? "";
    expect(id).not.toBe("");
    expect(await api().send(endpoints.itemDetails.read, { params: { id } })).toEqual(ofItem);
  });

  it.each(["nothing", "%00", "a".repeat(101)])("are not found for %s", async (id) => {
    for (const path of [`/api/itemdetails/${id}`, `/api/itemdetails/item/${id}`]) {
      const reply = await api().call("GET", path);
      expect([reply.status, reply.body.code]).toEqual([404, "not_found"]);
    }
  });
});
