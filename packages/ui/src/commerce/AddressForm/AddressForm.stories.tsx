import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../../controls/Button";
import { sampleAddresses } from "../../docs/fixtures";
import { setNativeValue } from "../../utils/setNativeValue";
import { AddressForm } from "./AddressForm";
import type { AddressValues } from "./addressValues";

const meta = {
  title: "Commerce/AddressForm",
  component: AddressForm,
  args: { onSubmit: fn(), "aria-label": "Delivery address" },
} satisfies Meta<typeof AddressForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const saved = sampleAddresses[0]?.address;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.type(form.getByRole("textbox", { name: "Name" }), " Meera Iyer ");
    await userEvent.click(form.getByRole("textbox", { name: "Phone number" }));
    await userEvent.paste("+91 98765 43210");
    await userEvent.type(form.getByRole("textbox", { name: "Address" }), "14 Temple Road");
    await userEvent.type(form.getByRole("textbox", { name: "Pincode" }), "56a0003");
    await userEvent.type(form.getByRole("textbox", { name: "City" }), "Bengaluru");
    await userEvent.selectOptions(form.getByRole("combobox", { name: "State" }), "Karnataka");
    await userEvent.click(form.getByRole("button", { name: "Save address" }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      name: "Meera Iyer",
      phone: "9876543210",
      line1: "14 Temple Road",
      line2: "",
      pincode: "560003",
      city: "Bengaluru",
      state: "Karnataka",
      isDefault: false,
    });
  },
};

export const FilledForAutofill: Story = {
  args: { defaultValues: saved },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    const autocomplete = (name: string | RegExp, role = "textbox") =>
      form.getByRole(role, { name }).getAttribute("autocomplete");
    await expect(autocomplete("Name")).toBe("name");
    await expect(autocomplete("Phone number")).toBe("tel-national");
    await expect(autocomplete("Address")).toBe("address-line1");
    await expect(autocomplete(/landmark/)).toBe("address-line2");
    await expect(autocomplete("Pincode")).toBe("postal-code");
    await expect(autocomplete("City")).toBe("address-level2");
    await expect(autocomplete("State", "combobox")).toBe("address-level1");
  },
};

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole("button", { name: "Save address" }));
    const summary = form.getByRole("group", { name: "Please fill all required fields" });
    await expect(summary).toHaveFocus();
    await expect(within(summary).getAllByRole("link")).toHaveLength(6);
    const city = form.getByRole("textbox", { name: "City" });
    await expect(city).toHaveAccessibleDescription("Enter the city or town");
    await userEvent.click(within(summary).getByRole("link", { name: "Enter the city or town" }));
    await expect(city).toHaveFocus();
    await userEvent.keyboard("Pune");
    await expect(city).toBeValid();
    await expect(within(summary).getAllByRole("link")).toHaveLength(5);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const WrongDigits: Story = {
  args: { defaultValues: { ...saved, phone: "98765", pincode: "5600" } },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    const phone = form.getByRole("textbox", { name: "Phone number" });
    await userEvent.type(phone, "{Enter}");
    const summary = form.getByRole("group", { name: "Please check these fields" });
    await expect(summary).toHaveFocus();
    await expect(phone).toBeInvalid();
    await expect(phone).toHaveAccessibleDescription(/Phone number must be exactly 10 digits/);
    await expect(form.getByRole("textbox", { name: "Pincode" })).toHaveAccessibleDescription(
      "Pincode must be exactly 6 digits",
    );
    await userEvent.type(phone, "43210");
    await expect(phone).toBeValid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Editing: Story = {
  args: {
    defaultValues: saved,
    showDefault: true,
    submitLabel: "Save changes",
    secondaryAction: <Button tone="secondary">Cancel</Button>,
  },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole("checkbox", { name: "Make this my default address" }));
    await userEvent.click(form.getByRole("button", { name: "Save changes" }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ ...saved, isDefault: true });
  },
};

/** On a page whose next step another button takes. */
export const BesideAnotherStep: Story = {
  args: { submitTone: "secondary", submitLabel: "Save and deliver here" },
  play: async ({ canvasElement }) => {
    const submit = within(canvasElement).getByRole("button", { name: "Save and deliver here" });
    await expect(getComputedStyle(submit).backgroundColor).toBe("rgba(0, 0, 0, 0)");
  },
};

/** A shop that knows where a pincode lies: the state is chosen, and another one is asked about. */
export const StateOfThePincode: Story = {
  render: function Shop(args) {
    const [pincode, setPincode] = useState("");
    const pincodeStates = pincode === "302001" ? ["Rajasthan"] : [];
    return (
      <AddressForm
        {...args}
        defaultValues={{ ...saved, pincode: "", state: "" }}
        pincodeStates={pincodeStates}
        onValuesChange={(values) => setPincode(values.pincode)}
      />
    );
  },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    const state = form.getByRole("combobox", { name: "State" });
    await expect(state).toHaveValue("");
    await userEvent.type(form.getByRole("textbox", { name: "Pincode" }), "302001");
    await expect(state).toHaveValue("Rajasthan");
    await expect(state).not.toHaveAccessibleDescription();
    await userEvent.selectOptions(state, "Gujarat");
    await expect(state).toHaveAccessibleDescription(
      "This pincode is in Rajasthan. Is the state right?",
    );
    await userEvent.click(form.getByRole("button", { name: "Save address" }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...saved,
      pincode: "302001",
      state: "Gujarat",
      isDefault: false,
    });
  },
};

/** A whole form filled in at once, as browsers do; the parent owns what it holds. */
export const Controlled: Story = {
  render: function Owner(args) {
    const [values, setValues] = useState<Partial<AddressValues>>({ state: "karnataka" });
    return <AddressForm {...args} values={values} onValuesChange={setValues} />;
  },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    const fillIn = (name: string, value: string) => {
      const field = form.getByRole<HTMLInputElement>("textbox", { name });
      setNativeValue(field, value);
    };
    fillIn("Name", "Meera Iyer");
    fillIn("Phone number", "+919876543210");
    fillIn("Address", "14 Temple Road");
    fillIn("Pincode", "560003");
    fillIn("City", "Bengaluru");
    await userEvent.dblClick(form.getByRole("button", { name: "Save address" }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: "Meera Iyer",
      phone: "9876543210",
      line1: "14 Temple Road",
      line2: "",
      pincode: "560003",
      city: "Bengaluru",
      state: "Karnataka",
      isDefault: false,
    });
  },
};

/** What the shop refuses stands at its field until that is mended. */
export const RefusedByTheShop: Story = {
  args: {
    defaultValues: saved,
    fieldErrors: { pincode: "This pincode does not belong to Karnataka" },
  },
  play: async ({ canvasElement }) => {
    const pincode = within(canvasElement).getByRole("textbox", { name: "Pincode" });
    await expect(pincode).toBeInvalid();
    await userEvent.type(pincode, "{Backspace}1");
    await expect(pincode).toBeValid();
  },
};

export const Busy: Story = {
  args: { defaultValues: saved, busy: true },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole("button", { name: /Please wait/ }));
    await userEvent.type(form.getByRole("textbox", { name: "City" }), "{Enter}");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { defaultValues: saved, error: "Failed to save address. Please try again." },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent(
      "Failed to save address. Please try again.",
    );
  },
};

export const Narrow: Story = {
  args: { showDefault: true },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};

export const Hindi: Story = {
  args: { defaultValues: saved, showDefault: true },
  globals: { locale: "hi-IN" },
  play: async ({ canvasElement }) => {
    const state = within(canvasElement).getByRole("combobox", { name: "राज्य" });
    await expect(state).toHaveDisplayValue("कर्नाटक");
    await expect(state).toHaveValue("Karnataka");
  },
};

export const Dark: Story = { args: { defaultValues: saved }, globals: { mode: "dark" } };

export const RightToLeft: Story = { args: { defaultValues: saved }, globals: { dir: "rtl" } };
