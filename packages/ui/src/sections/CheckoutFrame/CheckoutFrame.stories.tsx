import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { BuyBar } from "../../commerce";
import { Button } from "../../controls";
import { Stack, Visible } from "../../layout";
import { StepIndicator } from "../../navigation";
import { Heading, Text } from "../../typography";
import { CheckoutFrame } from "./CheckoutFrame";

const meta = {
  title: "Sections/CheckoutFrame",
  component: CheckoutFrame,
  parameters: { bleed: true },
  args: {
    title: "Your cart",
    step: <StepIndicator current={1} steps={[{ label: "Cart" }, { label: "Payment" }]} />,
    children: (
      <Stack divided>
        <Text>Banarasi Jaal Silk Saree</Text>
        <Text>Leheriya Chiffon Saree</Text>
      </Stack>
    ),
    summary: (
      <Stack>
        <Heading level={2} size="xl">
          Price details
        </Heading>
        <Text>Total ₹16,298</Text>
        <Button fullWidth>Proceed to payment</Button>
      </Stack>
    ),
  },
} satisfies Meta<typeof CheckoutFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const summary = within(within(canvasElement).getByRole("complementary"));
    await expect(summary.getByRole("button", { name: "Proceed to payment" })).toBeVisible();
  },
};

export const WithoutSummary: Story = { args: { summary: undefined } };

/** On narrow screens the total and the main action stay at the foot of the screen. */
export const WithBottomBar: Story = {
  args: {
    bottomBar: (
      <BuyBar
        caption="Total"
        price={16298}
        paise="always"
        action={<Button fullWidth>Proceed to payment</Button>}
      />
    ),
    summary: (
      <Stack>
        <Heading level={2} size="xl">
          Price details
        </Heading>
        <Text>Total ₹16,298</Text>
        <Visible above="lg">
          <Button fullWidth>Proceed to payment</Button>
        </Visible>
      </Stack>
    ),
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const ways = within(canvasElement).getAllByRole("button", { name: "Proceed to payment" });
    await expect(ways).toHaveLength(1);
    await expect(ways[0]).toBeVisible();
  },
};

/** What is kept for another time comes after the price: beside it on wide screens, last on a phone. */
export const WithSomethingBelow: Story = {
  args: {
    below: (
      <Stack>
        <Heading level={2} size="xl">
          Saved for later
        </Heading>
        <Text>Ajrakh Modal Saree</Text>
      </Stack>
    ),
  },
  play: async ({ canvasElement }) => {
    const saved = within(canvasElement).getByRole("heading", { name: "Saved for later" });
    const summary = within(canvasElement).getByRole("complementary");
    await expect(summary.compareDocumentPosition(saved)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const RightToLeft: Story = { globals: { dir: "rtl" } };

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
