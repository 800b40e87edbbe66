import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, within } from "storybook/test";
import { PartnerForm } from "./PartnerForm";

const meta = {
  title: "Commerce/PartnerForm",
  component: PartnerForm,
  args: {
    onSubmit: fn(),
    onVerify: fn(),
    onStepChange: fn(),
    onValuesChange: fn(),
    "aria-label": "Become a partner",
  },
} satisfies Meta<typeof PartnerForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const shopImage = new File(["x"], "front.jpg", { type: "image/jpeg", lastModified: 1 });

const filled = {
  name: "Zoya Sheikh",
  email: "zoya@example.in",
  mobile: "9876543210",
  shopName: "Sheikh Handlooms",
  gst: "09AABCT1332L1Z5",
  pan: "AABCT1332L",
  shopAddress: "Shop 4, Weavers’ Market, Madanpura",
  pincode: "221001",
  city: "Varanasi",
  state: "Uttar Pradesh",
  mapUrl: "",
  shopImage,
};

const choosePicture = (input: HTMLInputElement) => {
  const transfer = new DataTransfer();
  transfer.items.add(shopImage);
  input.files = transfer.files;
  return fireEvent.change(input);
};

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    const type = (name: string | RegExp, value: string) =>
      userEvent.type(form.getByRole("textbox", { name }), value);
    await type("Name", " Zoya Sheikh ");
    await type("Mobile number", "9876543210");
    await type("Email", "zoya@example.in");
    await type("Shop name", "Sheikh Handlooms");
    await choosePicture(form.getByLabelText<HTMLInputElement>(/^Picture of your shop/));
    await type(/^GST number/, "09aabct1332l1z5");
    await type("Shop address", filled.shopAddress);
    await type("Pincode", "221001");
    await type("City", "Varanasi");
    await userEvent.selectOptions(form.getByRole("combobox", { name: "State" }), "Uttar Pradesh");
    await expect(form.getByRole("textbox", { name: /^GST/ })).toHaveValue("09AABCT1332L1Z5");
    await userEvent.click(form.getByRole("button", { name: "Continue" }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...filled, pan: "" });
    await expect(args.onStepChange).toHaveBeenCalledWith("verify");
    await expect(form.getByRole("textbox", { name: "Verification code" })).toHaveFocus();
  },
};

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole("button", { name: "Continue" }));
    const summary = form.getByRole("group", { name: "Please fill all required fields" });
    await expect(summary).toHaveFocus();
    await expect(within(summary).getAllByRole("link")).toHaveLength(9);
    await userEvent.click(within(summary).getByRole("link", { name: /picture of your shop/ }));
    const picture = form.getByLabelText<HTMLInputElement>(/^Picture of your shop/);
    await expect(picture).toHaveFocus();
    await choosePicture(picture);
    await expect(within(summary).getAllByRole("link")).toHaveLength(8);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Wrong: Story = {
  args: {
    defaultValues: { ...filled, gst: "09AABC", pan: "A1", pincode: "2210", mapUrl: "maps" },
  },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole("button", { name: "Continue" }));
    const summary = form.getByRole("group", { name: "Please check these fields" });
    await expect(
      within(summary)
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual([
      "Please enter a valid 15-character GST number",
      "Please enter a valid 10-character PAN",
      "Pincode must be exactly 6 digits",
      "Please enter a valid map link",
    ]);
  },
};

/** The shop has to take the application before the code's turn comes. */
export const RefusedByTheShop: Story = {
  args: {
    defaultValues: filled,
    onSubmit: fn(async () => {
      throw new Error("offline");
    }),
    fieldErrors: { email: "This address has applied before" },
  },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.dblClick(form.getByRole("button", { name: "Continue" }));
    await expect(args.onSubmit).toHaveBeenCalled();
    await expect(args.onStepChange).not.toHaveBeenCalled();
    const email = form.getByRole("textbox", { name: "Email" });
    await expect(email).toHaveAccessibleDescription("This address has applied before");
    await userEvent.type(email, "x");
    await expect(email).toBeValid();
  },
};

/** Six boxes, one digit each. */
export const Verify: Story = {
  args: { defaultStep: "verify", defaultValues: filled },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    const code = form.getByRole("textbox", { name: "Verification code" });
    const verify = form.getByRole("button", { name: "Verify" });
    await userEvent.type(code, "48a261");
    await expect(verify).toBeDisabled();
    await userEvent.type(code, "5{Enter}");
    await expect(args.onVerify).toHaveBeenCalledWith("482615");
  },
};

/** After a refusal the first digit begins a new code. */
export const CodeRefused: Story = {
  args: { defaultStep: "verify", defaultValues: filled },
  render: function Refusing(args) {
    const [error, setError] = useState("");
    return <PartnerForm {...args} error={error} onVerify={() => setError("Invalid OTP")} />;
  },
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByRole("textbox", { name: "Verification code" });
    await userEvent.type(code, "111111{Enter}");
    await expect(code).toHaveAccessibleDescription(/^Invalid OTP/);
    await userEvent.type(code, "1");
    await expect(code).toBeValid();
    await userEvent.type(code, "23456");
    await expect(code).toHaveValue("123456");
  },
};

/** What a shop has stored with a country code, or in the digits of another script. */
export const StoredOtherwise: Story = {
  args: { defaultValues: { ...filled, mobile: "+919812345678", pincode: "২২১০০১" } },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await expect(form.getByRole("textbox", { name: "Mobile number" })).toHaveValue("9812345678");
    await userEvent.click(form.getByRole("button", { name: "Continue" }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ mobile: "9812345678", pincode: "221001" }),
    );
  },
};

export const BackToDetails: Story = {
  args: { defaultStep: "verify", defaultValues: filled },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole("button", { name: "Change the details" }));
    await expect(form.getByRole("textbox", { name: "Shop name" })).toHaveValue("Sheikh Handlooms");
    await expect(form.getByText("front.jpg")).toBeVisible();
  },
};

export const Busy: Story = {
  args: { busy: true, defaultValues: filled },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("textbox", { name: "City" }), "{Enter}");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { defaultValues: filled, error: "An unexpected error occurred" },
};

export const Narrow: Story = {
  args: { defaultValues: filled },
  globals: { viewport: { value: "phone" } },
};

export const Hindi: Story = { args: { defaultValues: filled }, globals: { locale: "hi-IN" } };

export const Dark: Story = { args: { defaultValues: filled }, globals: { mode: "dark" } };

export const RightToLeft: Story = { args: { defaultValues: filled }, globals: { dir: "rtl" } };
