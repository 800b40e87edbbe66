import { describe, expect, it } from "vitest";
import { addressFormMessages } from "../AddressForm/messages";
import { partnerFormMessages } from "./messages";
import { findPartnerErrors, lacksPartner, startPartner, trimPartner } from "./partnerValues";

const find = (values: Parameters<typeof startPartner>[0]) =>
  findPartnerErrors(startPartner(values), partnerFormMessages, addressFormMessages);

const complete = {
  name: "Zoya Sheikh",
  email: "zoya@example.in",
  mobile: "9876543210",
  shopName: "Sheikh Handlooms",
  shopAddress: "Shop 4, Weavers’ Market",
  pincode: "221001",
  state: "Uttar Pradesh",
  city: "Varanasi",
  shopImage: new File(["x"], "shop.jpg", { type: "image/jpeg" }),
};

describe("findPartnerErrors", () => {
  it("takes an application without GST, PAN and map", () => {
    expect(find(complete)).toEqual({});
    expect(lacksPartner(startPartner(complete))).toBe(false);
  });

  it("names every required field in the order of the form", () => {
    expect(Object.keys(find({}))).toEqual([
      "name",
      "email",
      "mobile",
      "shopName",
      "shopImage",
      "shopAddress",
      "pincode",
      "city",
      "state",
    ]);
    expect(lacksPartner(startPartner({ ...complete, shopImage: undefined }))).toBe(true);
    expect(lacksPartner(startPartner({ ...complete, city: " " }))).toBe(true);
  });

  it.each([
    ["email", "zoya@example", "Please enter a valid email address"],
    ["mobile", "98765", "Phone number must be exactly 10 digits"],
    ["pincode", "2210", "Pincode must be exactly 6 digits"],
    ["gst", "29AABCT1332L1X5", "Please enter a valid 15-character GST number"],
    ["pan", "AABCT13321", "Please enter a valid 10-character PAN"],
    ["mapUrl", "javascript:alert(1)", "Please enter a valid map link"],
    ["mapUrl", "maps", "Please enter a valid map link"],
  ])("refuses the %s %s", (field, value, message) => {
    expect(find({ ...complete, [field]: value })).toEqual({ [field]: message });
  });

  it("takes GST and PAN in small letters and hands them over in capitals", () => {
    const values = startPartner({ ...complete, gst: " 29aabct1332l1z5", pan: "aabct1332l " });
    expect(find(values)).toEqual({});
    expect(trimPartner(values)).toMatchObject({ gst: "29AABCT1332L1Z5", pan: "AABCT1332L" });
  });
});
