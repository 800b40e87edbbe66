import { Product } from "../shop/Product";
import { products } from "../shop/products";
import type { Route } from "./+types/product";

export function loader({ params }: Route.LoaderArgs) {
  const product = products.find(({ slug }) => slug === params.slug);
  if (!product) throw new Response("No such product", { status: 404 });
  return product;
}

export const meta = ({ data }: Route.MetaArgs) => [{ title: data?.name }];

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  return <Product product={loaderData} />;
}
