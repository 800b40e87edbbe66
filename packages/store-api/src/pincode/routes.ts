import { endpoints } from "@taanka/api-client/contract";
import { mount } from "../http/call.js";
import type { HttpApp } from "../http/env.js";
import type { Services } from "../services.js";
import { regionOf } from "./regions.js";

/** Where the shop delivers: to every postal code that India Post uses. */
export function pincodeRoutes(app: HttpApp, services: Services): void {
  const { deliveryDays } = services.shop.shipping;
  mount(app, services, endpoints.pincodes.check, ({ query: { pincode } }) => {
    const region = regionOf(pincode);
    if (!region) {
      const message = "Delivery is not available to this pincode";
      const nowhere = { region: null, states: [], deliveryDays: null };
      return { data: { pincode, isDeliverable: false, message, ...nowhere } };
    }
    const { from, to } = deliveryDays;
    const message = `Delivery available to this pincode (${from}-${to} days)`;
    return {
      data: {
        pincode,
        isDeliverable: true,
        message,
        region: region.name,
        states: [...region.states],
        deliveryDays: { from, to },
      },
    };
  });
}
