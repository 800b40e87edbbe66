import type { ItemRead } from "@taanka/api-client";
import { Breadcrumbs, Gallery, ProductFrame } from "@taanka/ui";
import { useRouteParam } from "../../app/routeMatch";
import { galleryPictures } from "../../data/productView";
import { BelowProduct } from "./BelowProduct";
import { BuyBox, StickyBuyBar } from "./BuyBox";
import { useBuy, useProduct } from "./useProduct";

function crumbs({ name, categoryId, subCategoryId }: ItemRead) {
  return [
    { label: "Home", href: "/" },
    ...(categoryId?.name
      ? [{ label: categoryId.name, href: `/category/${encodeURIComponent(categoryId._id)}` }]
      : []),
    ...(subCategoryId?.name
      ? [
          {
            label: subCategoryId.name,
            href: `/subcategory/${encodeURIComponent(subCategoryId._id)}`,
          },
        ]
      : []),
    { label: name },
  ];
}

/** Everything on a product's page that a person can do something with. */
export default function Product() {
  const chosen = useProduct(useRouteParam("id"));
  const buying = useBuy(chosen);
  const item = chosen.item.data;
  if (!item) return null;
  const { variant } = chosen;
  return (
    <ProductFrame
      breadcrumb={<Breadcrumbs items={crumbs(item)} />}
      gallery={
        <Gallery
          key={variant?.color}
          pictures={galleryPictures(item, variant)}
          product={item.name}
        />
      }
      buy={<BuyBox item={item} chosen={chosen} buying={buying} />}
      bottomBar={<StickyBuyBar item={item} buying={buying} />}
    >
      <BelowProduct item={item} />
    </ProductFrame>
  );
}
