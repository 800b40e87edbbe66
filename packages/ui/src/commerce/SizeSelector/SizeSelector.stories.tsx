import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../../controls/Button";
import { Link } from "../../typography/Link";
import { SizeSelector } from "./SizeSelector";

const sizes = ["XS", "S", "M", "L", "XL", "2XL", "3XL"].map((size) => ({
  size,
  soldOut: size === "XS" || size === "L",
}));

const meta = {
  title: "Commerce/SizeSelector",
  component: SizeSelector,
  args: { sizes, onValueChange: fn() },
} satisfies Meta<typeof SizeSelector>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const group = within(canvasElement).getByRole("radiogroup", { name: "Size" });
    await userEvent.click(within(group).getByRole("radio", { name: "M" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("M");
    await userEvent.keyboard("{ArrowRight}");
    await expect(within(group).getByRole("radio", { name: "XL" })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("XL");
  },
};

export const Chosen: Story = { args: { defaultValue: "M" } };

export const SoldOut: Story = {
  play: async ({ args, canvasElement }) => {
    const gone = within(canvasElement).getByRole("radio", { name: "XS sold out" });
    await expect(gone).toBeDisabled();
    await userEvent.click(gone, { pointerEventsCheck: 0 });
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const WithChart: Story = {
  args: { chart: <Link href="#chart">Size chart</Link> },
};

const spacious = { "--taanka-space-4": "2rem", "--taanka-size-gutter": "1rem" };

/** A roomy brand's button has more room around its words than there is beside the page: no scrolling. */
export const ChartOfARoomyBrand: Story = {
  args: { chart: <Button tone="quiet">Size chart</Button> },
  decorators: [
    (Story) => (
      <div style={spacious as CSSProperties}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const of = within(canvasElement);
    const end = of.getByRole("button", { name: "Size chart" }).getBoundingClientRect().right;
    const edge = of.getByRole("radiogroup").getBoundingClientRect().right;
    // The page's edge is 16 away, and the ring of the focus takes 4.
    await expect(Math.round(end - edge)).toBe(12);
  },
};

export const Missing: Story = {
  args: { error: "Please select a size" },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("radiogroup");
    await expect(group).toHaveAccessibleDescription("Please select a size");
  },
};

export const OneSize: Story = {
  args: { sizes: [{ size: "Free Size" }], defaultValue: "Free Size" },
};

/** What it says is in the language of the page, what it gives is the shop's own. */
export const Translated: Story = {
  args: { sizes: [...sizes, { size: "Free Size", label: "फ़्री साइज़" }] },
  globals: { locale: "hi-IN" },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("radio", { name: "फ़्री साइज़" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("Free Size");
  },
};

/** The usual range stands in one row. */
export const Narrow: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const sizesShown = [...canvasElement.querySelectorAll("label")];
    const tops = new Set(sizesShown.map((label) => label.getBoundingClientRect().top));
    await expect(sizesShown).toHaveLength(7);
    await expect(tops.size).toBe(1);
  },
};

export const RightToLeft: Story = {
  args: { defaultValue: "S" },
  globals: { dir: "rtl", locale: "hi-IN" },
};
