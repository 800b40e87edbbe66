import { describe, expect, it } from "vitest";
import { findErrors, hasMissing, startValues, trimValues } from "./addressValues";
import { addressFormMessages as text } from "./messages";

const complete = startValues({
  name: "Meera Iyer",
  phone: "9876543210",
  line1: "14 Temple Road",
  pincode: "560001",
  city: "Bengaluru",
  state: "Karnataka",
});

describe("findErrors", () => {
  it("finds nothing in a complete address, whatever the second line holds", () => {
    expect(findErrors(complete, text)).toEqual({});
    expect(hasMissing(complete)).toBe(false);
  });

  it("names every empty field in the order of the form, blanks too", () => {
    const errors = findErrors(startValues({ name: "  " }), text);
    expect(Object.keys(errors)).toEqual(["name", "phone", "line1", "pincode", "city", "state"]);
    expect(hasMissing(startValues())).toBe(true);
  });

  it.each(["987654321", "1"])("refuses the phone number %s", (phone) => {
    const errors = findErrors({ ...complete, phone }, text);
    expect(errors).toEqual({ phone: "Phone number must be exactly 10 digits" });
  });

  it.each(["56000", "5"])("refuses the pincode %s", (pincode) => {
    const errors = findErrors({ ...complete, pincode }, text);
    expect(errors).toEqual({ pincode: "Pincode must be exactly 6 digits" });
  });
});

describe("startValues", () => {
  it("takes digits and the state from other ways of writing them", () => {
    const values = startValues({
      phone: "+91 98765 43210",
      pincode: "560 001",
      state: "tamil nadu ",
    });
    expect(values).toMatchObject({ phone: "9876543210", pincode: "560001", state: "Tamil Nadu" });
  });

  it("leaves an unknown state to be chosen", () => {
    expect(startValues({ state: "MH" }).state).toBe("");
  });
});

describe("trimValues", () => {
  it("takes blanks off the ends of texts", () => {
    const values = { ...complete, name: " Meera Iyer ", line2: " ", city: "Bengaluru " };
    expect(trimValues(values)).toEqual(complete);
  });
});
