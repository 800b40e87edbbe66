import { Container, Link, Tooltip } from "@taanka/ui";
import { notFound } from "next/navigation";
import { Product } from "../../../shop/Product";
import { products } from "../../../shop/products";

/** The server draws it when it has what it takes: the tooltip gets a reference to it, and no element. */
async function Back() {
  const count = await Promise.resolve(products.length);
  return <Link href="/">All {count} lehengas</Link>;
}

export default async function ProductPage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const product = products.find((one) => one.slug === slug);
  if (!product) notFound();
  return (
    <>
      <Product product={product} />
      <Container>
        <Tooltip content="Back to what is worn to a baraat">
          <Back />
        </Tooltip>
      </Container>
    </>
  );
}
