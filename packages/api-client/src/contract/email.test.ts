import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { isEmail } from "./email";
import { emailSchema } from "./requests/auth";

const symbols = "abz019.!#$%&'*+/=?^_`{|}~-";
const local = fc.string({ unit: fc.constantFrom(...symbols), minLength: 1, maxLength: 20 });
const label = fc.stringMatching(/^[a-z\d]([a-z\d-]{0,20}[a-z\d])?$/);
const host = fc.array(label, { minLength: 2, maxLength: 4 }).map((labels) => labels.join("."));
const word = fc.constantFrom("डाक", "भारत", "ভারত", "இந்தியா", "بھارت", "münchen", "例え", "क्\u200dष");

describe("an e-mail address", () => {
  it("is what the HTML standard takes for a field of its type", () => {
    fc.assert(
      fc.property(local, host, (name, place) => {
        expect(isEmail(`${name}@${place}`)).toBe(true);
      }),
    );
  });

  it("may have a host in any script", () => {
    fc.assert(
      fc.property(local, fc.array(word, { minLength: 2, maxLength: 3 }), (name, labels) => {
        expect(isEmail(`${name}@${labels.join(".")}`)).toBe(true);
      }),
    );
  });

  it.each([
    ...["m.d'souza@example.com", "a&b=c@example.com", "asha@xn--81bg3cc2b2bk5hb.xn--h2brj9c"],
    ...["asha@example.भारत", "ASHA@EXAMPLE.IN", "a..b@example.in", "asha@mail.example.co.in"],
  ])("may be %s", (address) => {
    expect(v.parse(emailSchema, ` ${address} `)).toBe(address);
  });

  it.each([
    ...[
      "",
      "asha",
      "asha@",
      "@example.in",
      "asha@example",
      "asha rao@example.in",
      "a@b@example.in",
    ],
    ...["asha@.in", "asha@example.", "asha@exam..in", "asha@-example.in", "asha@example-.in"],
    ...[`asha@${"a".repeat(64)}.in`, "नाम@example.in", "asha@exa mple.in", "asha@भार\tत.in"],
    ...["asha@example.in\nBcc: all@example.in", "asha@भारत.in\r\nBcc: all@example.in"],
    ...["<img src=x onerror=alert(1)>@example.in", "asha@<b>भारत</b>.in", "asha@भारत.in/?x=1"],
    ...["asha@भारत%2e.in", "asha@भारत.in:80", "asha@[127.0.0.1]", "asha@भ\u202eारत..in"],
  ])("is not %j", (address) => {
    expect(isEmail(address)).toBe(false);
    const { issues = [] } = v.safeParse(emailSchema, address);
    expect(issues.map(({ message }) => message)).toContain("Please enter a valid email address");
  });

  it("has at most 254 characters, as the network writes it too", () => {
    const most = `asha@${"a".repeat(61)}.${"b".repeat(61)}.${"c".repeat(61)}.${"d".repeat(60)}.in`;
    expect(most).toHaveLength(254);
    expect(isEmail(most)).toBe(true);
    expect(isEmail(`x${most}`)).toBe(false);
    expect(isEmail(`asha@${Array(30).fill("भारत").join(".")}.in`)).toBe(false);
  });

  it("never holds what ends a line, opens a tag or quotes", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.string()), host, (name, place) => {
        for (const address of [`${name}@${place}`, `asha@${name}.${place}`]) {
          if (isEmail(address)) expect(address).not.toMatch(/[\s<>"()[\]\\,;:\p{Cc}]/u);
        }
      }),
    );
  });
});
