import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { PincodeCheck } from "./PincodeCheck";

const meta = {
  title: "Commerce/PincodeCheck",
  component: PincodeCheck,
  args: { answer: "available", deliveryTime: "2-5 days", onCheck: fn() },
} satisfies Meta<typeof PincodeCheck>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    field: canvas.getByRole("textbox", { name: "Delivery pincode" }),
    status: canvas.getByRole("status"),
  };
};

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const { field, status } = parts(canvasElement);
    await userEvent.type(field, "5600 03{Enter}");
    await expect(args.onCheck).toHaveBeenCalledWith("560003");
    await expect(status).toHaveTextContent("Delivery available to this pincode (2-5 days)");
    await userEvent.type(field, "{Backspace}");
    await expect(status).toBeEmptyDOMElement();
  },
};

export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    const { canvas, field } = parts(canvasElement);
    await userEvent.type(field, "5600");
    await userEvent.click(canvas.getByRole("button", { name: "Check" }));
    await expect(canvas.getByText("Please enter a valid 6-digit pincode")).toBeVisible();
    await expect(field).toBeInvalid();
    await expect(args.onCheck).not.toHaveBeenCalled();
    const look = (words: string) => {
      const line = canvas.getByText(words);
      const below = line.getBoundingClientRect().top - field.getBoundingClientRect().bottom;
      return [Math.round(below), getComputedStyle(line).fontSize];
    };
    const refused = look("Please enter a valid 6-digit pincode");
    await userEvent.type(field, "03{Enter}");
    await expect(look("Delivery available to this pincode (2-5 days)")).toEqual(refused);
    await userEvent.type(field, "{Backspace}{Enter}");
  },
};

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, field } = parts(canvasElement);
    await userEvent.type(field, "{Enter}");
    await expect(canvas.getByText("Please enter a valid 6-digit pincode")).toBeVisible();
  },
};

export const Unavailable: Story = {
  args: { answer: "unavailable", defaultValue: "744301" },
  play: async ({ canvasElement }) => {
    const { field, status } = parts(canvasElement);
    await userEvent.type(field, "{Enter}");
    await expect(status).toHaveTextContent("We don’t deliver to this pincode yet");
  },
};

/** A pincode of an earlier visit with its answer: nobody has to ask again. */
export const Known: Story = {
  args: { defaultValue: "560003" },
  play: async ({ args, canvasElement }) => {
    const { field, status } = parts(canvasElement);
    await expect(status).toHaveTextContent("Delivery available to this pincode (2-5 days)");
    await expect(args.onCheck).not.toHaveBeenCalled();
    await userEvent.type(field, "{Backspace}");
    await expect(status).toBeEmptyDOMElement();
    await userEvent.type(field, "3");
    await expect(status).toHaveTextContent(/^Delivery available/);
  },
};

export const Checking: Story = {
  args: { answer: "checking", defaultValue: "56000" },
  play: async ({ args, canvasElement }) => {
    const { canvas, field } = parts(canvasElement);
    await userEvent.type(field, "3{Enter}{Enter}");
    await expect(args.onCheck).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole("button")).toHaveAttribute("aria-busy", "true");
  },
};

export const NotAnswered: Story = {
  args: { error: "Network error - please check your connection" },
  play: async ({ args, canvasElement }) => {
    const { canvas, field, status } = parts(canvasElement);
    await userEvent.type(field, "560003{Enter}");
    await expect(canvas.getByText("Network error - please check your connection")).toBeVisible();
    await expect(status).toBeEmptyDOMElement();
    await userEvent.type(field, "{Enter}");
    await expect(args.onCheck).toHaveBeenCalledTimes(2);
  },
};

/** A shop that has not answered has promised nothing. */
export const WithoutAnswer: Story = {
  args: { answer: undefined },
  play: async ({ args, canvasElement }) => {
    const { field, status } = parts(canvasElement);
    await userEvent.type(field, "560003{Enter}");
    await expect(args.onCheck).toHaveBeenCalledWith("560003");
    await expect(status).toBeEmptyDOMElement();
    await expect(field).toBeValid();
  },
};

/** A shop that does not say how long it takes. */
export const WithoutTime: Story = {
  args: { deliveryTime: undefined },
  play: async ({ canvasElement }) => {
    const { field, status } = parts(canvasElement);
    await userEvent.type(field, "560003{Enter}");
    await expect(status).toHaveTextContent(/^Delivery available to this pincode$/);
  },
};

export const Dark: Story = { ...Default, globals: { mode: "dark" } };

/** The digits run as everywhere; the field and what can be pressed beside it are mirrored. */
export const RightToLeft: Story = {
  ...Default,
  globals: { dir: "rtl" },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox").getBoundingClientRect();
    const check = canvas.getByRole("button").getBoundingClientRect();
    await expect(check.right).toBeLessThanOrEqual(field.left);
    await expect(getComputedStyle(canvas.getByRole("textbox")).textAlign).toBe("end");
  },
};
