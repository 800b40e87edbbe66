import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { SearchField } from "./SearchField";

const meta = {
  title: "Controls/SearchField",
  component: SearchField,
  args: { placeholder: "Search sarees, lehengas, kurtis", onSearch: fn(), onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 520 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("searchbox", { name: "Search" });
    await userEvent.type(field, "banarasi{Enter}");
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(args.onSearch).toHaveBeenCalledWith("banarasi");
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await expect(field).toHaveValue("");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("");
  },
};

export const Filled: Story = { args: { defaultValue: "Banarasi silk" } };

export const Busy: Story = {
  args: { defaultValue: "Banarasi silk", busy: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("img", { name: "Searching" })).toBeVisible();
  },
};

export const Small: Story = { args: { size: "small" } };

export const Disabled: Story = { args: { disabled: true } };

export const Dark: Story = { args: { defaultValue: "Kanjivaram" }, globals: { mode: "dark" } };

export const RightToLeft: Story = { ...Filled, globals: { dir: "rtl", locale: "hi-IN" } };
