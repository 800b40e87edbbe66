import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../Button";
import { PincodeField } from "./PincodeField";

const meta = {
  title: "Controls/PincodeField",
  component: PincodeField,
  args: { label: "Delivery pincode", onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PincodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "Delivery pincode" });
    await userEvent.type(field, "5600011");
    await expect(field).toHaveValue("560001");
    await userEvent.clear(field);
    await userEvent.paste("110 025, New Delhi");
    await expect(field).toHaveValue("110025");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("110025");
  },
};

export const WithButton: Story = {
  args: {
    suffix: (
      <Button tone="quiet" size="small">
        Check
      </Button>
    ),
  },
};

export const Invalid: Story = {
  args: { defaultValue: "5600", error: "Please enter a valid 6-digit pincode" },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: "560001" } };

export const RightToLeft: Story = { ...WithButton, globals: { dir: "rtl" } };
