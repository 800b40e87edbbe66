import { endpoints } from "@taanka/api-client/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { DATABASES, useTestApi } from "../testing/api.js";
import { jsonOf, product, useCatalogueFiles } from "../testing/catalogue-files.js";
import { useImporter } from "../testing/importer.js";

useCatalogueFiles();

const plain = product("plain", { colors: [{ sizes: [{ size: "S", sku: "P-1", stock: 9 }] }] });
const colored = product("colored", {
  colors: [{ name: "Red", sizes: [{ size: "S", sku: "C-1", stock: 9 }] }],
});

describe.each(DATABASES)("a product without a colour on %s", (kind) => {
  const api = useTestApi(kind);
  const { run } = useImporter(api);
  beforeEach(async () => {
    await run(await jsonOf({ products: [plain, colored] }));
  });
  const line = (color: string, itemId = "plain", skuId = "P-1") => ({
    ...{ itemId, skuId, size: "S", color, quantity: 1 },
  });

  it.each(["As Pictured", "Peacock", "default"])(
    "is bought as %s from a device's cart",
    async (color) => {
      const { accessToken: token } = await api().register();
      const lines = [line(color)];
      expect((await api().send(endpoints.cart.preview, { body: { lines } })).items).toHaveLength(1);
      const { unmerged } = await api().send(endpoints.cart.merge, { token, body: { lines } });
      expect(unmerged).toEqual([]);
      const { items } = await api().send(endpoints.cart.read, { token });
      expect(items).toMatchObject([{ skuId: "P-1", quantity: 1 }]);
    },
  );

  it("leaves those of a product with colours apart", async () => {
    const lines = [line("As Pictured", "colored", "C-1")];
    expect((await api().send(endpoints.cart.preview, { body: { lines } })).items).toEqual([]);
  });

  it("is wished for once, whatever it is called by", async () => {
    const { accessToken: token } = await api().register();
    for (const color of ["As Pictured", "default"]) {
      const body = { itemId: "plain", color };
      await api().send(endpoints.wishlist.add, { token, body });
    }
    const { items } = await api().send(endpoints.wishlist.read, { token });
    expect(items).toMatchObject([{ color: "default" }]);
    const query = { itemId: "plain", color: "As Pictured" };
    const { isWishlisted } = await api().send(endpoints.wishlist.contains, { token, query });
    expect(isWishlisted).toBe(true);
  });
});
