import { notFound } from "next/navigation";
import { Product } from "../../../shop/Product";
import { products } from "../../../shop/products";

export default async function ProductPage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const product = products.find((one) => one.slug === slug);
  if (!product) notFound();
  return <Product product={product} />;
}
