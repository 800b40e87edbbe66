const { writeFileSync } = require("node:fs");
const { ContainerRegistrationKeys, Modules } = require("@medusajs/framework/utils");
const flows = require("@medusajs/medusa/core-flows");
const goods = require("./goods.json");

/** Runs a workflow of Medusa and gives what it made. */
const run = async (workflow, container, input) => (await workflow(container).run({ input })).result;

async function makeShop(container) {
  const [region] = await run(flows.createRegionsWorkflow, container, {
    regions: [
      {
        name: "India",
        currency_code: "inr",
        countries: ["in"],
        payment_providers: ["pp_system_default"],
      },
    ],
  });
  const [channel] = await run(flows.createSalesChannelsWorkflow, container, {
    salesChannelsData: [{ name: "Shop" }],
  });
  const [key] = await run(flows.createApiKeysWorkflow, container, {
    api_keys: [{ title: "Shop", type: "publishable", created_by: "" }],
  });
  const add = [channel.id];
  await run(flows.linkSalesChannelsToApiKeyWorkflow, container, { id: key.id, add });
  return { region, channel, key };
}

/** A warehouse that delivers within India for 99 rupees. */
async function makeDelivery(container, { region, channel }) {
  const link = container.resolve(ContainerRegistrationKeys.LINK);
  const [location] = await run(flows.createStockLocationsWorkflow, container, {
    locations: [{ name: "Jaipur", address: { city: "Jaipur", country_code: "in", address_1: "" } }],
  });
  const stockLocation = { stock_location_id: location.id };
  await run(flows.linkSalesChannelsToStockLocationWorkflow, container, {
    id: location.id,
    add: [channel.id],
  });
  const set = await container.resolve(Modules.FULFILLMENT).createFulfillmentSets({
    name: "Delivery",
    type: "shipping",
    service_zones: [{ name: "India", geo_zones: [{ country_code: "in", type: "country" }] }],
  });
  const provider = { fulfillment_provider_id: "manual_manual" };
  await link.create({ [Modules.STOCK_LOCATION]: stockLocation, [Modules.FULFILLMENT]: provider });
  await link.create({
    [Modules.STOCK_LOCATION]: stockLocation,
    [Modules.FULFILLMENT]: { fulfillment_set_id: set.id },
  });
  const [profile] = await run(flows.createShippingProfilesWorkflow, container, {
    data: [{ name: "Goods", type: "default" }],
  });
  await run(flows.createShippingOptionsWorkflow, container, [
    {
      name: "Standard",
      price_type: "flat",
      provider_id: "manual_manual",
      service_zone_id: set.service_zones[0].id,
      shipping_profile_id: profile.id,
      type: { label: "Standard", description: "Three to five days", code: "standard" },
      prices: [{ region_id: region.id, amount: 99 }],
      rules: [
        { attribute: "enabled_in_store", value: "true", operator: "eq" },
        { attribute: "is_return", value: "false", operator: "eq" },
      ],
    },
  ]);
  return { location, profile };
}

/** Every colour in every size. */
const variantsOf = ({ handle, colors, sizes, price }) =>
  colors.flatMap((Color) =>
    sizes.map((Size) => ({
      title: `${Color} / ${Size}`,
      sku: `${handle}-${Color}-${Size}`.toLowerCase(),
      options: { Color, Size },
      manage_inventory: true,
      prices: [{ currency_code: "inr", amount: price }],
    })),
  );

async function makeGoods(container, { channel }, { location, profile }) {
  const names = [...new Set(goods.map(({ category }) => category))];
  const categories = await run(flows.createProductCategoriesWorkflow, container, {
    product_categories: names.map((name) => ({ name, is_active: true })),
  });
  const products = await run(flows.createProductsWorkflow, container, {
    products: goods.map((product) => ({
      title: product.title,
      handle: product.handle,
      description: product.description,
      status: "published",
      thumbnail: `https://pictures.example/${product.handle}.webp`,
      images: product.colors.map((_, at) => ({
        url: `https://pictures.example/${product.handle}-${at + 1}.webp`,
      })),
      category_ids: [categories.find(({ name }) => name === product.category).id],
      shipping_profile_id: profile.id,
      sales_channels: [{ id: channel.id }],
      options: [
        { title: "Color", values: product.colors },
        { title: "Size", values: product.sizes },
      ],
      variants: variantsOf(product),
    })),
  });
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data: pieces } = await query.graph({ entity: "inventory_item", fields: ["id", "sku"] });
  await run(flows.createInventoryLevelsWorkflow, container, {
    inventory_levels: pieces.map(({ id, sku }) => ({
      inventory_item_id: id,
      location_id: location.id,
      stocked_quantity: sku === "ajrakh-kurti-indigo-l" ? 0 : 5,
    })),
  });
  return products;
}

/** Kurtis cost less for a while. */
async function makeSale(container, products) {
  const sale = goods.filter(({ salePrice }) => salePrice);
  await run(flows.createPriceListsWorkflow, container, {
    price_lists_data: [
      {
        title: "Sale",
        description: "Until the monsoon",
        type: "sale",
        status: "active",
        prices: sale.flatMap(({ handle, salePrice }) =>
          products
            .find((product) => product.handle === handle)
            .variants.map(({ id }) => ({
              variant_id: id,
              currency_code: "inr",
              amount: salePrice,
            })),
        ),
      },
    ],
  });
}

exports.default = async function seed({ container }) {
  const shop = await makeShop(container);
  const delivery = await makeDelivery(container, shop);
  await makeSale(container, await makeGoods(container, shop, delivery));
  const seeded = { key: shop.key.token, regionId: shop.region.id };
  writeFileSync("seeded.json", JSON.stringify(seeded));
};
