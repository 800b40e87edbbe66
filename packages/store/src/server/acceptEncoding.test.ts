import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chooseEncoding } from "./acceptEncoding";

describe("chooseEncoding", () => {
  it.each([
    [undefined, "identity"],
    ["", "identity"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["GZIP ; Q=0.8", "gzip"],
    ["deflate, zstd", "identity"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.000, gzip;q=0", "identity"],
    ["br;q=0.5, gzip;q=0.9", "gzip"],
    ["br;q=0.5, identity", "identity"],
    ["gzip;q=0.1", "gzip"],
    ["*", "br"],
    ["*;q=0.5, gzip", "gzip"],
    ["br;q=0, *", "gzip"],
    ["*;q=0", "identity"],
    ["identity;q=0, gzip;q=0.5", "gzip"],
    ["identity;q=0", "identity"],
    ["*;q=0, gzip", "gzip"],
    ["xbr, brx, gzipped", "identity"],
    ["br;q=yes, gzip;q=0.2", "gzip"],
    ["br;q=2", "identity"],
    ["br;level=5;q=0.7, gzip;q=0.5", "br"],
  ])("reads %j as %s", (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });

  it("never takes a coding that is refused, and takes any text", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom("br", "gzip"), (anything, refused) => {
        const header = `${anything}, ${refused};q=0`;
        expect(chooseEncoding(header)).not.toBe(refused);
      }),
    );
  });
});
