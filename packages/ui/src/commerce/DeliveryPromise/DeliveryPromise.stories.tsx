import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { shopDeliveryFacts, shopDeliveryFactsInHindi } from "../../docs/shopTexts";
import { DeliveryPromise } from "./DeliveryPromise";

const meta = {
  title: "Commerce/DeliveryPromise",
  component: DeliveryPromise,
  args: { facts: shopDeliveryFacts },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DeliveryPromise>;

export default meta;
type Story = StoryObj<typeof meta>;

const factsOf = (canvas: HTMLElement) =>
  within(within(canvas).getByRole("list", { name: "Delivery and returns" }))
    .getAllByRole("listitem")
    .map((fact) => fact.textContent);

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(factsOf(canvasElement)).toEqual([
      "2-3 days to 100+ pincodes",
      "Easy 7-day return or exchange",
      "Cash on delivery",
    ]);
  },
};

export const Row: Story = { args: { layout: "row" } };

/** A piece that is made to measure does not come back. */
export const SomeFacts: Story = {
  args: {
    facts: [
      { kind: "cashOnDelivery", text: "Cash on delivery" },
      { kind: "delivery", text: "2-3 days to 100+ pincodes" },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(factsOf(canvasElement)).toEqual(["Cash on delivery", "2-3 days to 100+ pincodes"]);
  },
};

export const LongText: Story = {
  args: {
    layout: "row",
    facts: shopDeliveryFacts.map((fact) =>
      fact.kind === "returns"
        ? {
            ...fact,
            text: "Return or exchange within 7 days of delivery, tags on, fall and pico not yet sewn",
          }
        : fact,
    ),
  },
};

export const Narrow: Story = {
  args: { layout: "row" },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};

/** A shop that promises nothing has no list. */
export const Untold: Story = {
  args: { facts: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("list")).toBeNull();
  },
};

export const Hindi: Story = {
  args: { facts: shopDeliveryFactsInHindi, layout: "row" },
  globals: { locale: "hi-IN" },
};

export const Dark: Story = { globals: { mode: "dark" } };

export const RightToLeft: Story = { args: { layout: "row" }, globals: { dir: "rtl" } };
