import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { GridIcon, MenuIcon } from "../../icons";
import { SegmentedControl } from "./SegmentedControl";

const meta = {
  title: "Controls/SegmentedControl",
  component: SegmentedControl,
  args: {
    label: "Period",
    options: [
      { value: "all", label: "All orders" },
      { value: "open", label: "On the way" },
      { value: "done", label: "Delivered" },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const group = within(canvasElement).getByRole("radiogroup", { name: "Period" });
    await expect(within(group).getByRole("radio", { name: "All orders" })).toBeChecked();
    await userEvent.click(within(group).getByText("Delivered"));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("done");
    await userEvent.keyboard("{ArrowLeft}");
    await expect(within(group).getByRole("radio", { name: "On the way" })).toBeChecked();
  },
};

export const WithIcons: Story = {
  args: {
    label: "View",
    options: [
      { value: "grid", label: "Grid", icon: <GridIcon size={16} /> },
      { value: "list", label: "List", icon: <MenuIcon size={16} /> },
    ],
  },
};

export const FullWidth: Story = {
  args: { fullWidth: true },
  globals: { viewport: { value: "phone" } },
};

export const Disabled: Story = { args: { disabled: true } };

export const Dark: Story = { globals: { mode: "dark" } };

export const RightToLeft: Story = { globals: { dir: "rtl" } };
