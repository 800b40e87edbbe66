import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { checkNode, run, shopVariables } from "./workspace.mjs";

describe("checkNode", () => {
  it.each(["18.20.0", "20.18.3", "0.12.0", "21.7.3", "22.12.0", "23.11.0"])(
    "refuses Node %s and says what is needed",
    (version) => {
      expect(() => checkNode(version)).toThrow(/needs Node 20\.19 or newer/);
    },
  );

  it.each(["20.19.0", "20.20.2", "22.13.0", "24.0.0", "25.1.0"])("takes Node %s", (version) => {
    expect(() => checkNode(version)).not.toThrow();
  });
});

describe("run", () => {
  it("gives what a program printed, and shows it when the program fails", async () => {
    await expect(run("node", ["-p", "6*7"])).resolves.toBe("42\n");
    await expect(
      run("node", ["-e", "console.error('broken'); process.exit(3)"]),
    ).rejects.toMatchObject({
      code: 3,
      message: expect.stringContaining("broken"),
    });
  });
});

describe("shopVariables", () => {
  it("names the file by its whole path, and by its content", () => {
    const folder = mkdtempSync(path.join(tmpdir(), "taanka-shop-file-"));
    const file = path.join(folder, "shop.mjs");
    const hashOf = (content) => {
      writeFileSync(file, content);
      const found = shopVariables(path.relative(process.cwd(), file));
      expect(found.SHOP_CONFIG).toBe(file);
      return found.SHOP_CONFIG_HASH;
    };
    expect(hashOf("export const shop = 1;")).not.toBe(hashOf("export const shop = 2;"));
    expect(hashOf("export const shop = 1;")).toBe(hashOf("export const shop = 1;"));
    rmSync(folder, { recursive: true });
  });

  it("are none without another shop's file", () => {
    expect(shopVariables("")).toEqual({});
  });

  it("refuse a file that does not exist, with its path", () => {
    expect(() => shopVariables("no/such/shop.mjs")).toThrow(
      /SHOP_CONFIG names \/.*no\/such\/shop\.mjs, which does not exist/,
    );
  });
});
