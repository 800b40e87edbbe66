import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { CheckboxGroup } from "./CheckboxGroup";

const meta = {
  title: "Controls/CheckboxGroup",
  component: CheckboxGroup,
  args: {
    label: "Fabric",
    name: "fabric",
    options: [
      { value: "silk", label: "Silk", aside: 124 },
      { value: "cotton", label: "Cotton", aside: 86 },
      { value: "georgette", label: "Georgette", aside: 41 },
      { value: "velvet", label: "Velvet", aside: 0, disabled: true },
    ],
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <form style={{ maxInlineSize: 320 }}>
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultValue: ["silk"] },
  play: async ({ args, canvasElement }) => {
    const group = within(canvasElement).getByRole("group", { name: "Fabric" });
    await userEvent.click(within(group).getByRole("checkbox", { name: "Cotton 86" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["silk", "cotton"]);
    await userEvent.click(within(group).getByRole("checkbox", { name: "Silk 124" }));
    const form = canvasElement.querySelector("form");
    await expect(new FormData(form ?? undefined).getAll("fabric")).toEqual(["cotton"]);
  },
};

export const SelectAll: Story = {
  args: { selectAll: true, defaultValue: ["cotton"] },
  play: async ({ args, canvasElement }) => {
    const all = () => within(canvasElement).getByRole("checkbox", { name: /^Select all/ });
    await expect(all()).toBePartiallyChecked();
    await expect(all()).toHaveAccessibleName("Select all 1 of 3");
    await userEvent.click(all());
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["silk", "cotton", "georgette"]);
    await expect(all()).toBeChecked();
    await userEvent.click(within(canvasElement).getByRole("checkbox", { name: "Silk 124" }));
    await expect(all()).toBePartiallyChecked();
    all().focus();
    await userEvent.keyboard("  ");
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await expect(all()).not.toBeChecked();
    await expect(all()).not.toBePartiallyChecked();
  },
};

export const Described: Story = {
  args: {
    label: "Tell me about",
    hint: "You can change this at any time.",
    defaultValue: ["orders"],
    options: [
      { value: "orders", label: "My orders", description: "Sent, delivered, refunded" },
      { value: "weaves", label: "New weaves", description: "About two messages a month" },
      { value: "offers", label: "Offers" },
    ],
  },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("group", { name: "Tell me about" });
    await expect(group).toHaveAccessibleDescription("You can change this at any time.");
  },
};

export const Row: Story = {
  args: {
    label: "Occasion",
    layout: "row",
    options: ["Wedding", "Festive", "Office", "Everyday"].map((value) => ({ value, label: value })),
  },
};

export const Invalid: Story = {
  args: { required: true, error: "Choose one fabric at least" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("group")).toHaveAccessibleDescription(
      "Choose one fabric at least",
    );
  },
};

export const Disabled: Story = {
  args: { disabled: true, selectAll: true, defaultValue: ["silk"] },
  play: async ({ canvasElement }) => {
    for (const box of within(canvasElement).getAllByRole("checkbox")) {
      await expect(box).toBeDisabled();
    }
  },
};

export const LongText: Story = {
  args: {
    selectAll: true,
    options: [
      {
        value: "a",
        label: "Handwoven Kanjivaram silk with a zari border of pure silver",
        aside: 3,
      },
      { value: "b", label: "Chanderi", aside: "1,204" },
    ],
  },
  globals: { viewport: { value: "phone" } },
};

export const Hindi: Story = {
  args: { selectAll: true, label: "कपड़ा", defaultValue: ["silk"] },
  globals: { locale: "hi-IN" },
};

export const Dark: Story = {
  args: { selectAll: true, defaultValue: ["silk"] },
  globals: { mode: "dark" },
};

export const RightToLeft: Story = {
  args: { selectAll: true, defaultValue: ["silk"] },
  globals: { dir: "rtl" },
};
