import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { StepIndicator } from "./StepIndicator";

const meta = {
  title: "Navigation/StepIndicator",
  component: StepIndicator,
  args: { steps: [{ label: "Cart", href: "/cart" }, { label: "Payment" }], current: 1 },
} satisfies Meta<typeof StepIndicator>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Step 1 of 2")).toBeVisible();
    await expect(canvas.getByText("Cart")).toHaveAttribute("aria-current", "step");
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};

export const SecondStep: Story = {
  args: { current: 2 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Step 2 of 2")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Cart" })).toHaveAttribute("href", "/cart");
  },
};

export const FourSteps: Story = {
  args: {
    steps: ["Your details", "Shop address", "Verification by code", "Done"].map((label) => ({
      label,
    })),
    current: 3,
  },
};

/** A word that is wider than its step is broken, and moves neither its neighbour nor the page. */
export const LongWords: Story = {
  args: {
    steps: [
      { label: "Korb" },
      { label: "Lieferanschriftseingabe" },
      { label: "Zahlungsbestätigung" },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole("listitem");
    await expect(steps).toHaveLength(3);
    for (const step of steps) await expect(step.scrollWidth).toBeLessThanOrEqual(step.clientWidth);
  },
};

export const RightToLeft: Story = { args: { current: 2 }, globals: { dir: "rtl" } };
