import { useState } from "react";
import {
  Badge,
  ColorSwatches,
  CouponBox,
  OrderTracker,
  Price,
  PriceSummary,
  ProductCard,
  ProductGrid,
  Rating,
  SizeSelector,
  WishlistHeart,
} from "../../commerce";
import {
  Button,
  Checkbox,
  OtpField,
  PhoneField,
  RadioGroup,
  Select,
  Switch,
  TextField,
} from "../../controls";
import { Notice } from "../../feedback";
import { Columns, Container, Divider, Grid, Inline, Picture, Section, Stack } from "../../layout";
import { SiteFooter, SiteHeader, Tab, TabList, TabPanel, Tabs } from "../../navigation";
import { Dialog, DialogClose } from "../../overlays";
import { SectionHeader } from "../../sections";
import { Eyebrow, Heading, Link, Text } from "../../typography";
import { sampleProducts } from "../fixtures";
import { cardOf, picturesOf, productById, productsById, shopCategories } from "../shop";
import { shopFooter } from "../shopTexts";

const hero = productById("lotus-arch-silk-lehenga");
const shelf = productsById(
  "paithani-peacock-silk-saree",
  "gota-georgette-anarkali",
  "leheriya-georgette-lehenga",
);

function Opening() {
  const [picture] = picturesOf(hero);
  return (
    <Columns split="1/1" from="md" gap={{ base: "8", md: "12" }}>
      <Stack gap="6" justify="center" align="start">
        <Eyebrow>Festive edit</Eyebrow>
        <Heading level={1} size="4xl">
          {hero.name}
        </Heading>
        <Inline gap="3">
          <Rating value={4.6} count={212} />
          <Badge tone="accent">Festive</Badge>
        </Inline>
        <Price price={hero.price} mrp={hero.mrp} size="large" />
        <Text tone="muted">
          Lotus arches stand along the hem and a tree of small buta climbs from each one. Read the{" "}
          <Link href="#care">notes on care</Link> first.
        </Text>
        <ColorSwatches colors={hero.colors} defaultValue={hero.color} />
        <SizeSelector
          sizes={["XS", "S", "M", "L", "XL"].map((size) => ({ size, soldOut: size === "XL" }))}
          defaultValue="S"
        />
        <Inline gap="3">
          <Button>Add to cart</Button>
          <Button tone="secondary">Buy now</Button>
          <WishlistHeart look="outlined" product={hero.name} defaultPressed />
        </Inline>
      </Stack>
      {picture && <Picture {...picture} priority />}
    </Columns>
  );
}

function Shelf() {
  return (
    <Stack gap="6">
      <SectionHeader
        title="Most Bought"
        subtitle="What everyone is wearing this week"
        viewAllHref="#all"
      />
      <ProductGrid>
        {shelf.map((product, index) => (
          <ProductCard
            key={product.id}
            {...cardOf(product)}
            badge={index === 0 ? "POPULAR" : undefined}
            heart={<WishlistHeart product={product.name} defaultPressed={index === 1} />}
          />
        ))}
      </ProductGrid>
    </Stack>
  );
}

function Fields() {
  return (
    <Stack gap="6">
      <TextField label="Full name" defaultValue="Meera Iyer" hint="As on the parcel" />
      <PhoneField label="Mobile number" defaultValue="98765" error="Enter all 10 digits" />
      <Select
        label="State"
        options={["Karnataka", "Kerala", "Maharashtra"].map((label) => ({ value: label, label }))}
        defaultValue="Karnataka"
      />
      <OtpField label="One-time code" defaultValue="4821" />
      <RadioGroup
        label="Pay with"
        layout="row"
        options={[
          { value: "cod", label: "Cash on delivery" },
          { value: "upi", label: "UPI" },
        ]}
        defaultValue="upi"
      />
      <Inline gap="6">
        <Checkbox label="Gift wrap" defaultChecked />
        <Switch label="Offers by SMS" defaultChecked />
      </Inline>
    </Stack>
  );
}

function Purchase() {
  return (
    <Stack gap="6">
      <CouponBox applied={{ code: "TAANKA2025", amount: 500 }} />
      <PriceSummary
        mrpTotal={21999}
        discountedTotal={18499}
        gst={3330}
        gstPercent={18}
        shipping={0}
        couponDiscount={500}
        couponCode="TAANKA2025"
        total={21329}
        itemCount={1}
        action={<Button fullWidth>Proceed to payment</Button>}
      />
      <Dialog
        title="Remove this piece?"
        description="It stays in your wishlist."
        trigger={<Button tone="secondary">Open a dialog</Button>}
        footer={
          <DialogClose>
            <Button>Keep it</Button>
          </DialogClose>
        }
      >
        <Text>{sampleProducts[0]?.name}, Madder Maroon, free size.</Text>
      </Dialog>
    </Stack>
  );
}

function Voices() {
  return (
    <Grid columns={{ base: 1, md: 2 }} gap="4">
      <Notice kind="info" title="Made to order">
        Leaves the workshop in nine days.
      </Notice>
      <Notice kind="success" title="Coupon applied">
        You save ₹500 on this order.
      </Notice>
      <Notice kind="warning" title="Only two left">
        Another shopper has this size in the cart.
      </Notice>
      <Notice kind="error" title="Payment failed">
        Nothing was taken from your account.
      </Notice>
    </Grid>
  );
}

/** A page of the shop with something of everything, for judging a brand. */
export function PreviewPage() {
  const [menu, setMenu] = useState(false);
  return (
    <>
      <SiteHeader
        hideOnScroll={false}
        categories={shopCategories.slice(0, 4)}
        onSearch={() => {}}
        onMenu={() => setMenu(!menu)}
        menuOpen={menu}
        wishlistHref="#wishlist"
        wishlistCount={3}
        cartHref="#cart"
        cartCount={2}
        accountHref="#profile"
      />
      <div style={{ paddingBlockStart: "var(--taanka-size-header)" }}>
        <Section>
          <Container>
            <Stack gap={{ base: "12", md: "16" }}>
              <Opening />
              <Divider look="stitch" />
              <Shelf />
              <OrderTracker
                path="normal"
                current="Dispatched"
                dates={{
                  "Order Placed": "2026-11-03T08:00:00Z",
                  "Ready to Dispatch": "2026-11-04T06:30:00Z",
                  Dispatched: "2026-11-05T10:15:00Z",
                  Delivered: "2026-11-08T09:00:00Z",
                }}
              />
              <Columns split="1/1" from="md">
                <Fields />
                <Purchase />
              </Columns>
              <Voices />
              <Tabs defaultValue="description">
                <TabList label="About this product">
                  <Tab value="description">Product Description</Tab>
                  <Tab value="returns">Return Policy</Tab>
                </TabList>
                <TabPanel value="description">
                  <Text>Silk satin skirt and blouse, lined in cotton. हथकरघा, हाथ से बुना हुआ।</Text>
                </TabPanel>
                <TabPanel value="returns">
                  <Text>Easy 7-day return or exchange</Text>
                </TabPanel>
              </Tabs>
            </Stack>
          </Container>
        </Section>
        <SiteFooter {...shopFooter} />
      </div>
    </>
  );
}
