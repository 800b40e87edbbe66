import { descriptions, type ErrorCode, errorsOf } from "@taanka/api-client/contract";
import fc from "fast-check";
import sharp from "sharp";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { DATABASES, type Reply, snapshot, type TestApi, useTestApi } from "../testing/api.js";
import type { Pool } from "../testing/arbitraries.js";
import { ALL_CALLS, type Generated, generatedRequests, type Sender } from "../testing/requests.js";
import { newShopper, type Shopper, saree } from "../testing/shopper.js";

/** Generated requests for each database; `npm run test:fuzz` sends more. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 300);

/** What belongs to somebody else, and must never be in an answer to others. */
const SECRET = "kalyani-marker-73";
/** A wrong code counts as a try, though the call is refused. */
const CHANGED_BY_REFUSALS = ["otp_codes", "otp_tries"];
const INSIDES =
  /node_modules|\.[jt]s:\d|\bat \S+ \(|kysely|pglite|postgres|violates|relation "|syntax error|stack/i;

const CALLS = new Map(ALL_CALLS);
const OWN: Readonly<
  Record<string, Readonly<Record<string, { errors?: readonly ErrorCode[] }>> | undefined>
> = { ...descriptions };

async function makeVictim(api: TestApi): Promise<{ shopper: Shopper; ids: string[] }> {
  const shopper = await newShopper(api);
  const { token } = shopper;
  const send = (method: string, path: string, body: object) =>
    api.call(method, `/api${path}`, { token, body });
  await send("PUT", "/auth/profile", { name: SECRET, email: `${SECRET}@example.com` });
  await send("PUT", `/user/address/${shopper.addressId}`, { addressLine1: SECRET });
  await send("POST", "/userwishlist/create", { itemId: "silk-two" });
  const order = await shopper.buy([[saree, 1]]);
  const delivered = await shopper.buy([[{ ...saree, skuId: "TK-SILK-ONE-RED-M", size: "M" }, 1]]);
  await api.database.db
    .updateTable("orders")
    .set({ status: "delivered" })
    .where("id", "=", delivered._id)
    .execute();
  await send("POST", "/usercart/create", { ...saree, quantity: 7 });
  const ids = [shopper.addressId, order._id, order.orderId, delivered._id, delivered.orderId];
  return { shopper, ids };
}

async function makePool(api: TestApi, own: Shopper, foreign: readonly string[]): Promise<Pool> {
  const order = await own.buy([[saree, 2]]);
  await api.database.db
    .updateTable("orders")
    .set({ status: "delivered" })
    .where("id", "=", order._id)
    .execute();
  const items = ["silk-one", "cotton-one", "kurti-one", "kurti-two"];
  const skus = [
    "TK-SILK-ONE-RED-S",
    "TK-SILK-ONE-RED-M",
    "TK-KURTI-ONE-RED-S",
    "TK-KURTI-TWO-BLUE-S",
  ];
  const orders = [order._id, order.orderId, ...foreign];
  return {
    id: [...items, "sarees", "silk-sarees", "loom", "wedding", "silk", "fabric", ...orders],
    itemId: items,
    userId: [own.phoneNumber, ...foreign],
    garment: ["saree", "kurti"],
    sectionName: ["MostBought"],
    skuId: skus,
    newSkuId: skus,
    size: ["S", "M"],
    color: ["Deep Red", "red", "default", "Deep Blue"],
    orderId: orders,
    merchantOrderId: orders,
    shippingAddressId: [own.addressId, ...foreign],
    couponCode: ["TAANKA2025", "WELCOME10", "SAVE10", "taanka2025"],
    phoneNumber: [own.phoneNumber, "+91 98765 43210", "9876543210"],
    phoneLastDigits: ["0000", "1234", own.phoneNumber.slice(-4)],
    mobile: ["9876543210"],
    pincode: ["302001", "000000"],
    gst: ["08ABCDE1234F1Z5", ""],
    pan: ["ABCDE1234F", ""],
    mapUrl: ["https://maps.example/1", ""],
    categoryId: ["sarees"],
    brandId: ["loom"],
    keyword: ["silk", "slik", "saree red"],
    key: ["Fabric", "Color", "GST", "Total Amount"],
    value: ["Silk", ["Red", "Blue"], 504, 3303],
  };
}

/** A refusal is one that the call's documentation names. */
function expectDocumented({ id, method }: Generated, { status, body }: Reply): void {
  const endpoint = CALLS.get(id ?? "");
  if (!endpoint || !id || status === 200) return;
  const [resource = "", name = ""] = id.split(".");
  const codes = errorsOf(endpoint, OWN[resource]?.[name]?.errors);
  expect([id, method, codes]).toEqual([id, method, expect.arrayContaining([body.code])]);
}

/** Neither another person's things nor the server's insides are in an answer. */
function expectSilent({ sender }: Generated, { status, body }: Reply): void {
  const said = JSON.stringify(body);
  if (sender !== "admin") expect(said).not.toContain(SECRET);
  if (status >= 400) expect(said).not.toMatch(INSIDES);
}

describe.each(DATABASES)("generated requests on %s", (kind) => {
  const api = useTestApi(kind, { OTP_LIMIT_PER_ADDRESS: "0" });

  it(
    `at every route (${REQUESTS}) are answered without a 5xx or a leak, and change nothing when refused`,
    async () => {
      const attacker = await newShopper(api());
      const admin = await api().registerAdmin();
      const { shopper: victim, ids } = await makeVictim(api());
      const pool = await makePool(api(), attacker, ids);
      const png = sharp({ create: { width: 9, height: 9, channels: 3, background: "#a02030" } });
      const pictures = [
        new Uint8Array(await png.png().toBuffer()),
        new TextEncoder().encode("<svg/>"),
        new Uint8Array(),
      ];
      const tokens: Record<Sender, string | undefined> = {
        visitor: undefined,
        user: attacker.accessToken,
        admin: admin.accessToken,
        forger: `${victim.accessToken.slice(0, -4)}AAAA`,
      };
      const look = () => snapshot(api().database, CHANGED_BY_REFUSALS);
      const count = { accepted: 0, refused: 0, routes: new Set<string>() };
      let before = await look();

      const property = fc.asyncProperty(generatedRequests(pool, pictures), async (request) => {
        const { id, sender, method, path, headers, body } = request;
        const reply = await api().call(method, path, { headers, body, token: tokens[sender] });
        expect(reply.status).toBeLessThan(500);
        expectDocumented(request, reply);
        expectSilent(request, reply);
        const after = await look();
        const endpoint = CALLS.get(id ?? "");
        if (reply.status >= 400) expect(after).toBe(before);
        else if (endpoint) v.parse(endpoint.response, reply.body.data);
        before = after;
        count[reply.status < 400 ? "accepted" : "refused"]++;
        if (id) count.routes.add(id);
      });
      await fc.assert(property, { numRuns: REQUESTS, endOnFailure: true });

      process.stdout.write(
        `fuzz on ${kind}: ${count.accepted} accepted, ${count.refused} refused, ${count.routes.size} calls\n`,
      );
      expect(count.accepted).toBeGreaterThan(REQUESTS / 20);
      expect(count.refused).toBeGreaterThan(REQUESTS / 5);
      const cart = await api().call("GET", "/api/usercart/", { token: victim.token });
      expect(cart.body.data).toMatchObject({ items: [{ skuId: saree.skuId, quantity: 7 }] });
    },
    REQUESTS * 200 + 60_000,
  );
});
