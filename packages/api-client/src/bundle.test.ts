import { build } from "esbuild";
import { expect, it } from "vitest";

/** What a page would load of the client. */
async function bundled(code: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: import.meta.dirname, loader: "ts" },
    ...{ bundle: true, format: "esm", write: false, treeShaking: true },
  });
  return outputFiles[0]?.text ?? "";
}

it("leaves out the calls of resources that nobody names", async () => {
  const some = await bundled(`
    import { createMemorySession, createStoreApi, itemsClient } from ".";
    const api = createStoreApi({ baseUrl: "/api", session: createMemorySession() });
    api(itemsClient).list({});
  `);
  expect(some).toContain("/item");
  for (const path of ["/usercart", "/user/order", "/wishlist", "/address"]) {
    expect(some).not.toContain(path);
  }
});

it("holds them all with createStoreClient", async () => {
  const all = await bundled(`
    import { createMemorySession, createStoreClient } from ".";
    createStoreClient({ baseUrl: "/api", session: createMemorySession() }).items.list({});
  `);
  for (const path of ["/item", "/usercart", "/user/order", "/wishlist", "/address"]) {
    expect(all).toContain(path);
  }
});
