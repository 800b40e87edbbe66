import type { Meta, StoryObj } from "@storybook/react-vite";
import { AddressCard, OrderSummary, OrderTracker, PriceSummary } from "../commerce";
import { Button } from "../controls";
import { sampleAddresses } from "../docs/fixtures";
import { picturesOf, productById } from "../docs/shop";
import { shopAccountMenu } from "../docs/shopTexts";
import { Columns, Inline, Stack } from "../layout";
import { AccountMenu, Breadcrumbs } from "../navigation";
import { AccountFrame } from "../sections";
import { Heading, Text } from "../typography";
import { pageParameters, ShopPage } from "./ShopPage";

const pieces = [
  { id: "lotus-arch-silk-lehenga", size: "S", color: "Ivory", quantity: 1 },
  { id: "chanderi-buta-saree", size: "Free", color: "Ivory", quantity: 1 },
];

const lines = pieces.map((piece) => {
  const { name, price, ...product } = productById(piece.id);
  return {
    ...piece,
    name,
    price,
    href: `#${piece.id}`,
    picture: picturesOf({ ...product, name, price })[0],
  };
});

const discountedTotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
const gst = Math.round(discountedTotal * 0.18);

const dates = {
  "Order Placed": "2026-11-03T08:00:00Z",
  "Ready to Dispatch": "2026-11-04T06:30:00Z",
  Dispatched: "2026-11-05T10:15:00Z",
  Delivered: "2026-11-08T09:00:00Z",
};

const cancelled = {
  "Order Placed": "2026-11-03T08:00:00Z",
  "Order Cancelled": "2026-11-04T12:20:00Z",
};

interface OrderProps {
  path?: "normal" | "cancelled";
}

/** One order: where it stands, what it holds, where it goes and what it cost. */
function Order({ path = "normal" }: OrderProps) {
  const isCancelled = path === "cancelled";
  return (
    <ShopPage>
      <AccountFrame
        menu={<AccountMenu entries={shopAccountMenu} current="orders" onLogout={() => {}} />}
        breadcrumb={
          <Breadcrumbs
            items={[
              { label: "Home", href: "#home" },
              { label: "Order History", href: "#orders" },
              { label: "TK-20261103-0412" },
            ]}
          />
        }
        title={isCancelled ? "Order Cancelled" : "Order dispatched"}
        subtitle={
          isCancelled
            ? "Your order is cancelled & the transaction is closed from our end."
            : "It is on its way to you."
        }
      >
        <Stack gap="12">
          {isCancelled ? (
            <OrderTracker path="cancelled" current="Order Cancelled" dates={cancelled} />
          ) : (
            <OrderTracker path="normal" current="Dispatched" dates={dates} />
          )}
          <Stack gap="4" as="section" aria-label="Items">
            <Heading level={2} size="xl">
              Items
            </Heading>
            <OrderSummary lines={lines} />
          </Stack>
          <Columns split="1/1" gap={{ base: "8", lg: "12" }}>
            <Stack gap="4" as="section" aria-label="Delivery address">
              <Heading level={2} size="xl">
                Delivery address
              </Heading>
              {sampleAddresses[0] && <AddressCard address={sampleAddresses[0].address} />}
              <Text size="sm" tone="muted">
                Paid with cash on delivery
              </Text>
              <Inline>
                <Button tone="secondary" size="small">
                  Download invoice
                </Button>
                {!isCancelled && (
                  <Button tone="quiet" size="small">
                    Cancel order
                  </Button>
                )}
              </Inline>
            </Stack>
            <PriceSummary
              mrpTotal={27498}
              discountedTotal={discountedTotal}
              gst={gst}
              gstPercent={18}
              shipping={0}
              total={discountedTotal + gst}
              itemCount={2}
            />
          </Columns>
        </Stack>
      </AccountFrame>
    </ShopPage>
  );
}

const meta = {
  title: "Compositions/Order",
  component: Order,
  parameters: pageParameters,
} satisfies Meta<typeof Order>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};

export const Cancelled: Story = { args: { path: "cancelled" } };

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
