import { describe, expect, it } from "vitest";
import { StartError } from "./port.js";
import { originWarning, readSettings, type Variables } from "./settings.js";

describe("readSettings", () => {
  it("needs nothing", () => {
    expect(readSettings({ HOME: "/root", PORT: "" })).toEqual({
      port: 3000,
      host: "127.0.0.1",
      origin: undefined,
      api: undefined,
      pictureOrigins: [],
      keepPages: true,
      serviceWorker: true,
      stopDelayMs: 0,
    });
  });

  it("reads every variable", () => {
    expect(
      readSettings({
        PORT: "8080",
        HOST: "0.0.0.0",
        SHOP_ORIGIN: "https://shop.example/",
        API_BASE_URL: "http://10.0.0.5:4000/api/",
        PUBLIC_API_URL: "https://api.shop.example/api",
        PICTURE_ORIGINS: "https://cdn.example, https://img.example,",
        PAGE_CACHE: "off",
        SERVICE_WORKER: "off",
        SHARED_FILES: "/mnt/shop-files",
        STOP_DELAY_SECONDS: "5",
      }),
    ).toEqual({
      port: 8080,
      host: "0.0.0.0",
      origin: "https://shop.example",
      api: { baseUrl: "http://10.0.0.5:4000/api", publicUrl: "https://api.shop.example/api" },
      pictureOrigins: ["https://cdn.example", "https://img.example"],
      keepPages: false,
      serviceWorker: false,
      sharedFiles: "/mnt/shop-files",
      stopDelayMs: 5000,
    });
  });

  it("reaches the API as browsers do, unless told otherwise", () => {
    const { api } = readSettings({ API_BASE_URL: "https://api.example/api" });
    expect(api?.publicUrl).toBe("https://api.example/api");
  });

  it.each([
    [{ PORT: "http" }, 'PORT is "http", which is no port. Give a number'],
    [{ SHOP_ORIGIN: "shop.example" }, 'SHOP_ORIGIN is "shop.example". Give an origin'],
    [{ SHOP_ORIGIN: "https://shop.example/in" }, "without a path"],
    [{ SHOP_ORIGIN: "https://me:secret@shop.example" }, 'SHOP_ORIGIN is "https://…@shop.example"'],
    [{ SHOP_ORIGIN: "javascript:alert(1)" }, "Give an origin"],
    [{ HOST: "0.0.0.0" }, "SHOP_ORIGIN is not set, so that canonical addresses"],
    [{ HOST: "::", SHOP_ORIGIN: "" }, "others can reach this shop (HOST is ::)"],
    [{ HOST: "192.168.1.20", API_BASE_URL: "https://a.example/api" }, "SHOP_ORIGIN is not set"],
    [
      { SHARED_FILES: "shop-files" },
      'SHARED_FILES is "shop-files". Give the whole path of a folder',
    ],
    [{ API_BASE_URL: "/api" }, "Give the API's whole address"],
    [{ API_BASE_URL: "https://a.example/api?x=1" }, "Give the API's whole address"],
    [{ API_BASE_URL: "https://me:secret@a.example/api" }, "Give the API's whole address"],
    [{ PUBLIC_API_URL: "https://a.example/api" }, "PUBLIC_API_URL is set without API_BASE_URL"],
    [{ PICTURE_ORIGINS: "https://a.example,b" }, 'PICTURE_ORIGINS holds "b"'],
    [{ PAGE_CACHE: "no" }, 'PAGE_CACHE is "no". Give off'],
    [{ SERVICE_WORKER: "no" }, 'SERVICE_WORKER is "no". Give off'],
    [{ STOP_DELAY_SECONDS: "301" }, 'STOP_DELAY_SECONDS is "301". Give whole seconds'],
  ])("says what to do about %j", (variables, message) => {
    expect(() => readSettings(variables)).toThrow(message);
    expect(() => readSettings(variables)).toThrow(StartError);
    expect(() => readSettings(variables)).not.toThrow("secret");
  });

  it.each([
    { HOST: "localhost" },
    { HOST: "127.0.0.2" },
    { HOST: "::1" },
    { HOST: "0.0.0.0", SHOP_ORIGIN: "http://localhost:3000" },
  ])("starts with %j", (variables) => {
    expect(readSettings(variables)).toMatchObject({ host: variables.HOST });
  });

  it("names everything that is wrong at once", () => {
    expect(() => readSettings({ PORT: "x", PAGE_CACHE: "x" })).toThrow(/PORT is[\s\S]*PAGE_CACHE/);
  });
});

describe("originWarning", () => {
  const warning = (variables: Variables) => originWarning(readSettings(variables), variables);

  it.each<Variables>([{ NODE_ENV: "production" }, { TRUST_PROXY: "1" }])(
    "warns with %j",
    (variables) => {
      expect(warning(variables)).toMatch(/^SHOP_ORIGIN is not set.*https:\/\/shop\.example\.$/);
      expect(warning({ ...variables, SHOP_ORIGIN: "https://shop.example" })).toBeUndefined();
    },
  );

  it.each<Variables>([{}, { TRUST_PROXY: "0" }, { NODE_ENV: "development" }])(
    "has nothing to say with %j",
    (variables) => {
      expect(warning(variables)).toBeUndefined();
    },
  );
});
