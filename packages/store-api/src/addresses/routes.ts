import { endpoints } from "@taanka/api-client/contract";
import { mount } from "../http/call.js";
import type { HttpApp } from "../http/env.js";
import type { Services } from "../services.js";
import { changeAddress, createAddress, deleteAddress, listAddresses } from "./service.js";

/** The address book of whoever is signed in. */
export function addressRoutes(app: HttpApp, services: Services): void {
  const { database, now } = services;
  mount(app, services, endpoints.addresses.list, async ({ user }) => ({
    data: { addresses: { addressDetail: await listAddresses(database.db, user.id) } },
  }));
  mount(app, services, endpoints.addresses.create, async ({ body, user }) => ({
    data: { address: { addressDetail: await createAddress(database, user.id, body, now()) } },
    message: "Address saved",
  }));
  mount(app, services, endpoints.addresses.update, async ({ params, body, user }) => {
    await changeAddress(database, user.id, params.id, body);
    return { message: "Address updated" };
  });
  mount(app, services, endpoints.addresses.remove, async ({ params, user }) => {
    await deleteAddress(database, user.id, params.id);
    return { message: "Address deleted" };
  });
}
