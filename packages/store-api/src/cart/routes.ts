import { discountPercent, endpoints, normalisePhone } from "@taanka/api-client/contract";
import { mount } from "../http/call.js";
import type { HttpApp } from "../http/env.js";
import { Failure } from "../http/failure.js";
import { pictureUrl } from "../images/url.js";
import { orderable } from "../items/variants.js";
import { offeredMethods } from "../payments/checkout.js";
import type { Services } from "../services.js";
import { mergeIntoCart, previewLines } from "./merge.js";
import { mergeSaved, moveToCart, readSaved, removeSaved, saveForLater } from "./saved.js";
import { addToCart, changeQuantity, maxQuantity, readCart, removeFromCart } from "./service.js";

/** A phone with or without its 91; digits of an id are no phone's. */
const phoneIn = (userId: string) =>
  /^(?:91)?\d{10}$/.test(userId) ? normalisePhone(userId) : userId;

/**
 * The cart of whoever is signed in, and anybody's for administrators. Coupons that the add call carries are not kept: a coupon
 * belongs to the order, where it is checked.
 */
export function cartRoutes(app: HttpApp, services: Services): void {
  const { config, database } = services;
  const { piecesOfVariant: most, cashTotal } = config.orderLimits;

  const present = (lines: Awaited<ReturnType<typeof readCart>>) => ({
    items: lines.map((line) => ({
      itemId: {
        _id: line.itemId,
        name: line.name,
        description: line.description,
        image: pictureUrl(config.publicUrl, line.imageKey),
        imageColor: line.imageColor,
        discountedPrice: line.price,
        MRP: line.mrp,
        discountPercentage: discountPercent(line.price, line.mrp),
      },
      quantity: line.quantity,
      size: line.size,
      color: line.color,
      skuId: line.skuId,
      maxQuantity: maxQuantity(orderable(line), most),
    })),
  });
  const showCart = async (userId: string) => present(await readCart(database.db, userId));

  mount(app, services, endpoints.cart.read, async ({ user }) => ({
    data: {
      ...(await showCart(user.id)),
      paymentMethods: [...offeredMethods(services.payment)],
      ...(cashTotal > 0 && { cashLimit: cashTotal }),
    },
  }));
  mount(app, services, endpoints.cart.ofUser, async ({ params }) => {
    const owner = await database.db
      .selectFrom("users")
      .select("id")
      .where((eb) =>
        eb.or([eb("id", "=", params.userId), eb("phone", "=", phoneIn(params.userId))]),
      )
      .executeTakeFirst();
    if (!owner) throw new Failure("not_found", "User not found");
    return { data: await showCart(owner.id) };
  });
  mount(app, services, endpoints.cart.add, async ({ body, user }) => {
    await addToCart(database, user.id, body, most);
    return { message: "Added to cart" };
  });
  mount(app, services, endpoints.cart.remove, async ({ body, user }) => {
    await removeFromCart(database.db, user.id, body);
    return { message: "Removed from cart" };
  });
  mount(app, services, endpoints.cart.updateQuantity, async ({ body, user }) => {
    const by = body.action === "increase" ? 1 : -1;
    await changeQuantity(database, user.id, body, by, most);
    return { message: "Cart updated" };
  });
  mount(app, services, endpoints.cart.preview, async ({ body }) => ({
    data: present(await previewLines(database.db, body.lines)),
  }));
  mount(app, services, endpoints.cart.merge, async ({ body, user }) => ({
    data: { unmerged: await mergeIntoCart(database, user.id, body.lines, most) },
  }));
  mount(app, services, endpoints.cart.saved, async ({ user }) => ({
    data: present(await readSaved(database.db, user.id)),
  }));
  mount(app, services, endpoints.cart.saveForLater, async ({ body, user }) => {
    await saveForLater(database, user.id, body);
    return { message: "Saved for later" };
  });
  mount(app, services, endpoints.cart.moveToCart, async ({ body, user }) => ({
    data: await moveToCart(database, user.id, body, most),
  }));
  mount(app, services, endpoints.cart.removeSaved, async ({ body, user }) => {
    await removeSaved(database.db, user.id, body);
    return { message: "Removed" };
  });
  mount(app, services, endpoints.cart.mergeSaved, async ({ body, user }) => {
    await mergeSaved(database, user.id, body.lines);
    return { message: "Saved for later" };
  });
}
