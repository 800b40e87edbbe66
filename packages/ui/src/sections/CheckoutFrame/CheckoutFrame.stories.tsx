import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "../../controls";
import { Stack } from "../../layout";
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

export const RightToLeft: Story = { globals: { dir: "rtl" } };

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
