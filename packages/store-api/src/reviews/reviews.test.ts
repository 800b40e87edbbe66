import { endpoints } from "@taanka/api-client/contract";
import { describe, expect, it } from "vitest";
import { seedCatalogue } from "../seed/index.js";
import { DATABASES, snapshot, useTestApi } from "../testing/api.js";
import { fixtureCatalogue, fixtureManifest } from "../testing/fixture.js";
import { cotton, newShopper, type Shopper, saree } from "../testing/shopper.js";

const review = { itemId: "silk-one", rating: 1, title: "Thin", text: "I had hoped for more." };

describe.each(DATABASES)("writing reviews on %s", (kind) => {
  const api = useTestApi(kind);
  const write = (token: string, body: unknown) =>
    api().call("POST", "/api/reviews", { token, body });
  const receive = async (shopper: Shopper, choice: typeof saree) => {
    const { _id } = await shopper.buy([[choice, 1]]);
    await api()
      .database.db.updateTable("orders")
      .set({ status: "delivered" })
      .where("id", "=", _id)
      .execute();
  };
  const ofItem = (itemId: string) => api().send(endpoints.reviews.ofItem, { params: { itemId } });

  it("takes one review from somebody who received the product, and counts it", async () => {
    const shopper = await newShopper(api());
    await receive(shopper, saree);
    const written = await api().send(endpoints.reviews.create, {
      token: shopper.token,
      body: review,
    });
    expect(written).toMatchObject({ author: "Asha", rating: 1, title: "Thin" });
    // 4.5 of two reviews and 1 star make (9 + 1) / 3.
    const listing = await ofItem("silk-one");
    expect(listing).toMatchObject({ average: 3.33, totalReviews: 3 });
    expect(listing.reviews[0]).toEqual(written);
    const again = await write(shopper.token, review);
    expect(again.status).toBe(409);
    expect(await ofItem("silk-one")).toEqual(listing);
  });

  it("counts the review also after the catalogue was written anew", async () => {
    const changed = { ...fixtureCatalogue, banners: [] };
    expect(await seedCatalogue(api().database, changed, fixtureManifest)).toBe("written");
    expect(await ofItem("silk-one")).toMatchObject({ average: 3.33, totalReviews: 3 });
  });

  it("rates by all reviews, so that no rounding adds up", async () => {
    for (const rating of [5, 5, 5, 1]) {
      const shopper = await newShopper(api());
      await receive(shopper, saree);
      expect((await write(shopper.token, { ...review, rating })).status).toBe(200);
    }
    // 26 stars of seven; from 3.33 of three, rounded each time, it would be 3.72.
    expect(await ofItem("silk-one")).toMatchObject({ average: 3.71, totalReviews: 7 });
    const changed = { ...fixtureCatalogue, filters: [] };
    expect(await seedCatalogue(api().database, changed, fixtureManifest)).toBe("written");
    expect(await ofItem("silk-one")).toMatchObject({ average: 3.71, totalReviews: 7 });
  });

  it("takes no review of what is only paid for, which could be called off afterwards", async () => {
    const shopper = await newShopper(api());
    const { _id } = await shopper.buy([[cotton, 1]]);
    await api()
      .database.db.updateTable("orders")
      .set({ payment_method: "Online", payment_status: "paid" })
      .where("id", "=", _id)
      .execute();
    const early = { itemId: "cotton-one", rating: 5, text: "Quick." };
    expect((await write(shopper.token, early)).status).toBe(403);
  });

  it("gives a product without reviews its first rating", async () => {
    const shopper = await newShopper(api());
    await receive(shopper, cotton);
    await api().send(endpoints.reviews.create, {
      token: shopper.token,
      body: { itemId: "cotton-one", rating: 4, text: "Soft." },
    });
    expect(await ofItem("cotton-one")).toMatchObject({ average: 4, totalReviews: 1 });
  });

  it("takes no review from somebody who did not buy, waits for it, or called the order off", async () => {
    const shopper = await newShopper(api());
    expect((await write(shopper.token, review)).status).toBe(403);
    const { _id } = await shopper.buy([[saree, 1]]);
    for (const status of ["placed", "dispatched"] as const) {
      await api().database.db.updateTable("orders").set({ status }).where("id", "=", _id).execute();
      expect((await write(shopper.token, review)).status).toBe(403);
    }
    await api()
      .database.db.updateTable("orders")
      .set({ status: "placed" })
      .where("id", "=", _id)
      .execute();
    await api().send(endpoints.orders.cancel, {
      token: shopper.token,
      body: { orderId: _id, refundReason: "other: no" },
    });
    const before = await snapshot(api().database);
    expect((await write(shopper.token, review)).status).toBe(403);
    expect(await snapshot(api().database)).toBe(before);
  });

  it.each([
    ["no stars", { rating: 0 }, 400],
    ["six stars", { rating: 6 }, 400],
    ["half a star", { rating: 2.5 }, 400],
    ["no text", { text: " " }, 400],
    ["a text that is too long", { text: "x".repeat(5001) }, 400],
    ["an unknown product", { itemId: "nothing" }, 404],
  ])("refuses %s", async (_, change, status) => {
    const { accessToken } = await api().register();
    const before = await snapshot(api().database);
    expect((await write(accessToken, { ...review, ...change })).status).toBe(status);
    expect(await snapshot(api().database)).toBe(before);
  });
});
