import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Checkbox } from "./Checkbox";
import { CheckboxGroup } from "./CheckboxGroup";

const meta = {
  title: "Controls/Checkbox",
  component: Checkbox,
  args: { label: "Use as my default address", onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole("checkbox", { name: "Use as my default address" });
    await userEvent.click(canvas.getByText("Use as my default address"));
    await expect(box).toBeChecked();
    box.focus();
    await userEvent.keyboard(" ");
    await expect(box).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};

export const Checked: Story = { args: { defaultChecked: true } };

export const Indeterminate: Story = {
  args: { label: "Select all items", indeterminate: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("checkbox")).toBePartiallyChecked();
  },
};

export const WithDescription: Story = {
  args: { label: "Gift wrap", description: "Muslin pouch and a handwritten note, ₹99" },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole("checkbox", { name: "Gift wrap" });
    await expect(box).toHaveAccessibleDescription("Muslin pouch and a handwritten note, ₹99");
  },
};

export const Invalid: Story = {
  args: { label: "I agree to the terms", error: "Agree to the terms to go on" },
};

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

const options = [
  { value: "silk", label: "Silk", aside: 124 },
  { value: "cotton", label: "Cotton", aside: 86 },
  { value: "georgette", label: "Georgette", aside: 41 },
  { value: "velvet", label: "Velvet", aside: 0, disabled: true },
];

const onFabrics = fn();

export const Group: StoryObj<typeof CheckboxGroup> = {
  render: () => (
    <form style={{ maxInlineSize: 280 }}>
      <CheckboxGroup
        label="Fabric"
        name="fabric"
        options={options}
        defaultValue={["silk"]}
        onValueChange={onFabrics}
      />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("group", { name: "Fabric" });
    await userEvent.click(within(group).getByRole("checkbox", { name: "Cotton 86" }));
    await expect(onFabrics).toHaveBeenLastCalledWith(["silk", "cotton"]);
    await userEvent.click(within(group).getByRole("checkbox", { name: "Silk 124" }));
    const form = canvasElement.querySelector("form");
    await expect(new FormData(form ?? undefined).getAll("fabric")).toEqual(["cotton"]);
  },
};

export const LongText: Story = {
  args: {
    label:
      "Send me word of new weaves, of sales and of saree pieces that I looked at and did not buy",
    description: "About two messages a month. You can leave with one click in any of them.",
  },
  globals: { viewport: { value: "phone" } },
};

export const Dark: Story = { ...Group, play: undefined, globals: { mode: "dark" } } as Story;

export const RightToLeft: Story = { ...Group, play: undefined, globals: { dir: "rtl" } } as Story;
