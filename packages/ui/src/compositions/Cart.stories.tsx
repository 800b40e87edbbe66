import type { Meta, StoryObj } from "@storybook/react-vite";
import { Fragment } from "react";
import { AddressChoice, CartLine, CouponBox, PriceSummary } from "../commerce";
import { Button } from "../controls";
import { sampleAddresses } from "../docs/fixtures";
import { picturesOf, productById } from "../docs/shop";
import { Divider, Inline, Stack } from "../layout";
import { StepIndicator } from "../navigation";
import { CheckoutFrame } from "../sections";
import { Heading, Text } from "../typography";
import { pageParameters, ShopPage } from "./ShopPage";

const lines = [
  { id: "kanjivaram-temple-border-saree", size: "Free", quantity: 1 },
  { id: "gota-georgette-anarkali", size: "M", quantity: 1 },
  { id: "khadi-everyday-kurti", size: "L", quantity: 2 },
].map((line) => ({ ...line, product: productById(line.id) }));

const sum = (price: (line: (typeof lines)[number]) => number) =>
  lines.reduce((total, line) => total + price(line) * line.quantity, 0);

const mrpTotal = sum(({ product }) => product.mrp);
const discountedTotal = sum(({ product }) => product.price);
const gst = Math.round(discountedTotal * 0.18);
const couponDiscount = 500;

/** The cart with delivery address, coupon and price details. */
function Cart() {
  return (
    <ShopPage withFooter={false}>
      <CheckoutFrame
        step={<StepIndicator steps={[{ label: "Cart" }, { label: "Payment" }]} current={1} />}
        title="Cart"
        summary={
          <Stack gap="6">
            <CouponBox
              applied={{ code: "TAANKA2025", amount: couponDiscount }}
              onRemove={() => {}}
            />
            <PriceSummary
              mrpTotal={mrpTotal}
              discountedTotal={discountedTotal}
              gst={gst}
              gstPercent={18}
              shipping={0}
              couponDiscount={couponDiscount}
              couponCode="TAANKA2025"
              total={discountedTotal + gst - couponDiscount}
              itemCount={4}
              action={
                <Stack gap="3">
                  <Button fullWidth>Proceed to payment</Button>
                  <Text size="xs" tone="muted" align="center">
                    Easy 7-day return or exchange
                  </Text>
                </Stack>
              }
            />
          </Stack>
        }
      >
        <Stack gap="12">
          <Stack gap="6">
            {lines.map(({ id, size, quantity, product }, index) => (
              <Fragment key={id}>
                {index > 0 && <Divider />}
                <CartLine
                  name={product.name}
                  href={`#${id}`}
                  picture={picturesOf(product)[0]}
                  size={size}
                  color={product.colors.find((color) => color.id === product.color)?.name}
                  price={product.price}
                  mrp={product.mrp}
                  defaultQuantity={quantity}
                  defaultSelected
                  onRemove={() => {}}
                />
              </Fragment>
            ))}
          </Stack>
          <Stack gap="6" as="section" aria-label="Delivery address">
            <Heading level={2} size="xl">
              Delivery address
            </Heading>
            <AddressChoice
              label="Deliver to"
              hideLabel
              addresses={sampleAddresses}
              defaultValue="home"
            />
            <Inline>
              <Button tone="secondary" size="small">
                Add another address
              </Button>
            </Inline>
          </Stack>
        </Stack>
      </CheckoutFrame>
    </ShopPage>
  );
}

const meta = {
  title: "Compositions/Cart",
  component: Cart,
  parameters: pageParameters,
} satisfies Meta<typeof Cart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
