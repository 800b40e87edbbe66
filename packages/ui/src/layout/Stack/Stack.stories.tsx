import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Sample } from "../../docs/Sample";
import { Text } from "../../typography";
import { Stack } from "./Stack";

const meta = {
  title: "Layout/Stack",
  component: Stack,
  args: {
    children: [
      <Sample key="1">Name</Sample>,
      <Sample key="2">Price</Sample>,
      <Sample key="3">Size</Sample>,
    ],
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Wide: Story = { args: { gap: "8" } };

export const GapByWidth: Story = {
  args: { gap: { base: "2", md: "8" }, "aria-label": "Sizes", role: "group" },
  play: async ({ canvas }) => {
    const wide = window.matchMedia("(min-width: 768px)").matches;
    await expect(getComputedStyle(canvas.getByRole("group")).rowGap).toBe(wide ? "32px" : "8px");
  },
};

export const Divided: Story = {
  args: {
    divided: true,
    as: "ul",
    children: ["Placed on 14 May", "Packed on 15 May", "Delivered on 18 May"].map((line) => (
      <Text key={line} as="li">
        {line}
      </Text>
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
  },
};

/** A hairline leaves the legends of fieldsets alone, with the gap on both its sides. */
export const DividedFieldsets: Story = {
  args: {
    divided: true,
    children: ["Fabric", "Colour", "Size"].map((name) => (
      <fieldset key={name}>
        <legend>{name}</legend>
        <Sample>{name}</Sample>
      </fieldset>
    )),
  },
  play: async ({ canvas }) => {
    const [fabric, colour] = canvas.getAllByRole("group") as [HTMLElement, HTMLElement];
    await expect(getComputedStyle(fabric).borderBlockEndWidth).toBe("1px");
    await expect(getComputedStyle(colour).borderBlockStartWidth).toBe("0px");
    const legend = canvas.getAllByText("Colour")[0]?.getBoundingClientRect();
    await expect((legend?.top ?? 0) - fabric.getBoundingClientRect().bottom).toBe(16);
  },
};

export const NestedGapsStayApart: Story = {
  render: () => (
    <Stack gap={{ base: "8", md: "8" }} role="group" aria-label="Outer">
      <Stack gap={1} role="group" aria-label="Inner">
        <Sample>Saree</Sample>
        <Sample>Blouse piece</Sample>
      </Stack>
      <Sample>Lehenga</Sample>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const inner = canvas.getByRole("group", { name: "Inner" });
    await expect(getComputedStyle(inner).rowGap).toBe("4px");
  },
};
