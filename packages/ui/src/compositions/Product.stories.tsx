import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  BuyBar,
  ColorSwatches,
  CouponBox,
  DeliveryPromise,
  Gallery,
  PincodeCheck,
  Price,
  Rating,
  ReviewList,
  ReviewSummary,
  SizeSelector,
  WishlistHeart,
} from "../commerce";
import { SizeChartDialog } from "../commerce/SizeChartDialog";
import { Button } from "../controls";
import { sampleSizeChart } from "../docs/fixtures";
import { picturesOf, productById, productsById } from "../docs/shop";
import { shopDeliveryFacts } from "../docs/shopTexts";
import { Columns, Container, Divider, Inline, Section, Stack } from "../layout";
import { Breadcrumbs, Tab, TabList, TabPanel, Tabs } from "../navigation";
import { ProductAction, ProductFrame, ScrollRow, SectionHeader } from "../sections";
import { Eyebrow, Heading, Link, Prose } from "../typography";
import { pageParameters, ShopCard, ShopPage } from "./ShopPage";

const facts = {
  Fabric: "Mulberry silk, two-ply, with gold-tone tested zari",
  Weave: "Korvai border with rows of temple spires, woven on a pit loom by two weavers",
  Length: "5.5 m, with a further 0.8 m of unstitched blouse cloth",
  Care: "Dry clean only. Store wrapped in muslin, away from perfume and damp",
};

const related = productsById(
  "paithani-peacock-silk-saree",
  "tanchoi-satin-silk-saree",
  "chanderi-buta-saree",
  "satin-crepe-zari-edge-saree",
  "organza-spray-saree",
  "mukaish-chiffon-saree",
);

const shown = {
  saree: { id: "kanjivaram-temple-border-saree", category: "Silk Sarees", maker: "Tanjai Looms" },
  lehenga: { id: "lotus-arch-silk-lehenga", category: "Wedding Lehengas", maker: "Meherangan" },
};

const counts = { 5: 101, 4: 19, 3: 5, 2: 2, 1: 1 };

const reviews = [
  {
    id: "weight",
    rating: 5,
    title: "Heavier than I hoped for",
    text: "It has the weight of my mother's, and the colour is the one in the pictures. I wore it for seven hours at a wedding and the pleats held.",
    author: "Lakshmi V.",
    verified: true,
    date: "2026-10-28",
    helpful: 14,
  },
  {
    id: "tailor",
    rating: 4,
    title: "Keep a week for the tailor",
    text: "Beautifully made and well packed. The blouse cloth comes unstitched, so order in time.",
    author: "Meenakshi R.",
    verified: true,
    date: "2026-10-11",
    helpful: 3,
  },
];

function Reviews() {
  return (
    <Section aria-label="What shoppers say">
      <Container>
        <SectionHeader title="What shoppers say" />
        <Columns split="1/2" sticky="start">
          <ReviewSummary counts={counts} filterable />
          <ReviewList
            reviews={reviews}
            total={128}
            sort="helpful"
            onSortChange={() => {}}
            onHelpfulChange={() => {}}
            onLoadMore={() => {}}
          />
        </Columns>
      </Container>
    </Section>
  );
}

interface ProductProps {
  kind?: keyof typeof shown;
}

function BuyBox({ kind }: { kind: keyof typeof shown }) {
  const { id, maker } = shown[kind];
  const product = productById(id);
  return (
    <Stack gap="6">
      <Stack gap="2">
        <Eyebrow>{maker}</Eyebrow>
        <Heading level={1} size="3xl">
          {product.name}
        </Heading>
        <Rating value={product.rating} count={128} />
        <Price price={product.price} mrp={product.mrp} size="large" />
      </Stack>
      <Divider />
      <ColorSwatches colors={product.colors} defaultValue={product.color} />
      {kind === "lehenga" && (
        <Stack gap="3">
          <SizeSelector
            sizes={["XS", "S", "M", "L", "XL", "2XL"].map((size) => ({
              size,
              soldOut: size === "2XL",
            }))}
            defaultValue="S"
          />
          <Inline>
            <SizeChartDialog
              {...sampleSizeChart}
              trigger={<Button tone="quiet">Size chart</Button>}
            />
          </Inline>
        </Stack>
      )}
      <ProductAction>
        <Inline gap="3" wrap={false}>
          <Button fullWidth>Add to cart</Button>
          <WishlistHeart look="outlined" product={product.name} />
        </Inline>
      </ProductAction>
      <PincodeCheck answer="available" deliveryTime="2-5 days" />
      <Divider />
      <DeliveryPromise facts={shopDeliveryFacts} />
      <CouponBox collapsible />
    </Stack>
  );
}

function Product({ kind = "saree" }: ProductProps) {
  const { id, category } = shown[kind];
  const product = productById(id);
  return (
    <ShopPage>
      <ProductFrame
        breadcrumb={
          <Breadcrumbs
            items={[
              { label: "Home", href: "#home" },
              { label: product.category, href: "#category" },
              { label: category, href: "#subcategory" },
              { label: product.name },
            ]}
          />
        }
        gallery={<Gallery pictures={picturesOf(product)} product={product.name} />}
        buy={<BuyBox kind={kind} />}
        bottomBar={
          <BuyBar
            placement="inline"
            price={product.price}
            mrp={product.mrp}
            secondary={<WishlistHeart look="outlined" product={product.name} />}
            action={<Button fullWidth>Add to cart</Button>}
          />
        }
      >
        <Container>
          <Tabs defaultValue="description">
            <TabList label="About this product">
              <Tab value="description">Product Description</Tab>
              <Tab value="returns">Return Policy</Tab>
            </TabList>
            <TabPanel value="description">
              <Prose>
                <p>
                  Rows of temple spires rise from the border into plain, heavy silk. Body and border
                  are woven apart and locked thread by thread, which is why the two colours meet in
                  a line as clean as a cut.
                </p>
                <ul>
                  {Object.entries(facts).map(([fact, value]) => (
                    <li key={fact}>
                      <strong>{fact}:</strong> {value}
                    </li>
                  ))}
                </ul>
              </Prose>
            </TabPanel>
            <TabPanel value="returns">
              <Prose>
                <p>
                  Easy 7-day return or exchange. See the <Link href="#returns">return policy</Link>.
                </p>
              </Prose>
            </TabPanel>
          </Tabs>
        </Container>
        <Reviews />
        <Section joined aria-label="Related products">
          <Container>
            <SectionHeader title="You may also like" />
            <ScrollRow label="You may also like, products">
              {related.map((item) => (
                <ShopCard key={item.id} product={item} />
              ))}
            </ScrollRow>
          </Container>
        </Section>
      </ProductFrame>
    </ShopPage>
  );
}

const meta = {
  title: "Compositions/Product",
  component: Product,
  parameters: pageParameters,
} satisfies Meta<typeof Product>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};

export const WithSizes: Story = { args: { kind: "lehenga" } };

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
