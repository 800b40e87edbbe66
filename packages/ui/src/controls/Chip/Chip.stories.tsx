import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Chip } from "./Chip";

const meta = {
  title: "Controls/Chip",
  component: Chip,
  args: { children: "Handloom", onSelectedChange: fn() },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const chip = within(canvasElement).getByRole("button", { name: "Handloom" });
    await expect(chip).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute("aria-pressed", "true");
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(true);
  },
};

export const Selected: Story = { args: { defaultSelected: true } };

export const Disabled: Story = { args: { disabled: true } };

const row = { display: "flex", flexWrap: "wrap", gap: 8 } as const;

function Applied() {
  const [filters, setFilters] = useState(["Silk", "Maroon", "₹2,000–₹5,000"]);
  return (
    <div style={row}>
      {filters.map((filter) => (
        <Chip key={filter} onRemove={() => setFilters(filters.filter((other) => other !== filter))}>
          {filter}
        </Chip>
      ))}
    </div>
  );
}

export const Removable: Story = {
  render: () => <Applied />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Remove Maroon" }));
    await expect(canvas.queryByRole("button", { name: "Remove Maroon" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Remove Silk" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Remove Silk" })).not.toHaveAttribute(
      "aria-pressed",
    );
  },
};

export const LongText: Story = {
  args: { children: "Handwoven by the weavers’ cooperative of Maheshwar on the Narmada" },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
};

export const Row: Story = {
  render: () => (
    <div style={row}>
      <Chip defaultSelected>All</Chip>
      <Chip>Sarees</Chip>
      <Chip>Lehengas</Chip>
      <Chip>Kurtis</Chip>
    </div>
  ),
};

export const Dark: Story = { ...Row, globals: { mode: "dark" } };

export const RightToLeft: Story = { render: () => <Applied />, globals: { dir: "rtl" } };
