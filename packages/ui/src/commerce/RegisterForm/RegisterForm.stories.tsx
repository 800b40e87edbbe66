import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Link } from "../../typography/Link";
import { RegisterForm } from "./RegisterForm";

const meta = {
  title: "Commerce/RegisterForm",
  component: RegisterForm,
  args: {
    onSubmit: fn(),
    "aria-label": "Create an account",
    footer: (
      <>
        Already with us? <Link href="#login">Login</Link>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RegisterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement) => {
  const form = within(canvasElement);
  return {
    form,
    name: form.getByRole("textbox", { name: "Name" }),
    phone: form.getByRole("textbox", { name: "Mobile number" }),
    email: form.getByRole("textbox", { name: "Email" }),
    submit: form.getByRole("button", { name: /^Continue/ }),
  };
};

const filled = { name: "Meera Iyer", phone: "9876543210", email: "meera@example.in" };

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const { form, name, phone, email, submit } = parts(canvasElement);
    await expect(form.getByRole("link", { name: "Login" })).toHaveAttribute("href", "#login");
    await userEvent.type(name, " Meera Iyer ");
    await userEvent.click(phone);
    await userEvent.paste("91-9876543210");
    await userEvent.type(email, "meera@example.in ");
    await userEvent.dblClick(submit);
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith(filled);
  },
};

/** Focus goes to the first field that is wrong; each error goes as soon as it is mended. */
export const Missing: Story = {
  play: async ({ args, canvasElement }) => {
    const { name, phone, email, submit } = parts(canvasElement);
    await userEvent.click(submit);
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription("Please enter your name");
    await expect(phone).toHaveAccessibleDescription(/must be exactly 10 digits/);
    await expect(email).toHaveAccessibleDescription("Please enter your email address");
    await userEvent.type(name, "Meera Iyer");
    await expect(name).toBeValid();
    await userEvent.type(email, "meera@example{Enter}");
    await expect(phone).toHaveFocus();
    await expect(email).toHaveAccessibleDescription("Please enter a valid email address");
    await userEvent.type(email, ".in");
    await expect(email).toBeValid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Addresses that the browser's own rule takes, and internationalised ones. */
export const Addresses: Story = {
  play: async ({ args, canvasElement }) => {
    const { name, phone, email, submit } = parts(canvasElement);
    await userEvent.type(name, "Meera D’Souza");
    await userEvent.type(phone, "9876543210");
    const right = ["m.d'souza@example.com", "a&b=c@example.com", "asha@xn--h2brj9c.xn--h2brj9c"];
    for (const [index, address] of right.entries()) {
      await userEvent.clear(email);
      await userEvent.type(email, `${address}{Enter}`);
      await expect(args.onSubmit).toHaveBeenCalledTimes(index + 1);
      await expect(args.onSubmit).toHaveBeenLastCalledWith(
        expect.objectContaining({ email: address }),
      );
    }
    await userEvent.clear(email);
    await userEvent.paste("asha@डाक.भारत");
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledTimes(right.length + 1);
    for (const wrong of ["asha@", "asha rao@example.in", "asha@exam..in", "नाम@example.in"]) {
      await userEvent.clear(email);
      await userEvent.type(email, wrong);
      await userEvent.click(submit);
      await expect(email).toHaveAccessibleDescription("Please enter a valid email address");
    }
    await expect(args.onSubmit).toHaveBeenCalledTimes(right.length + 1);
  },
};

/** A name of characters that cannot be seen is none. */
export const InvisibleName: Story = {
  play: async ({ args, canvasElement }) => {
    const { name, phone, email, submit } = parts(canvasElement);
    await userEvent.click(name);
    await userEvent.paste("\u200b\u3164\u2800");
    await userEvent.type(phone, "9876543210");
    await userEvent.type(email, "meera@example.in");
    await userEvent.click(submit);
    await expect(name).toHaveAccessibleDescription("Please enter your name");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** An address that is copied along with what is unseen around and in it is the address. */
export const CopiedEmail: Story = {
  play: async ({ args, canvasElement }) => {
    const { name, phone, email, submit } = parts(canvasElement);
    await userEvent.type(name, "Meera");
    await userEvent.type(phone, "9876543210");
    await userEvent.click(email);
    await userEvent.paste("\u2066meera\u200b@example.in\u200b");
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ email: "meera@example.in" }),
    );
  },
};

export const Controlled: Story = {
  render: function Owner(args) {
    const [values, setValues] = useState({ ...filled, phone: "+91 98765 43210" });
    return <RegisterForm {...args} values={values} onValuesChange={setValues} />;
  },
  play: async ({ args, canvasElement }) => {
    const { name, phone } = parts(canvasElement);
    await expect(phone).toHaveValue("9876543210");
    await userEvent.type(name, "er{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...filled, name: "Meera Iyerer" });
  },
};

/** A number that is known already leads to the login page, until it is changed. */
export const Known: Story = {
  args: {
    defaultValues: filled,
    fieldErrors: {
      phone: (
        <>
          This number has an account. Please <Link href="#login-with-number">login</Link>
        </>
      ),
    },
  },
  play: async ({ canvasElement }) => {
    const { form, phone } = parts(canvasElement);
    await expect(phone).toBeInvalid();
    await expect(form.getByRole("link", { name: "login" })).toBeVisible();
    await userEvent.type(phone, "{Backspace}1");
    await expect(phone).toBeValid();
  },
};

export const Busy: Story = {
  args: { busy: true, defaultValues: filled },
  play: async ({ args, canvasElement }) => {
    const email = within(canvasElement).getByRole("textbox", { name: "Email" });
    await userEvent.type(email, "{Enter}");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Failed: Story = { args: { defaultValues: filled, error: "Failed to register user" } };

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };

export const Hindi: Story = { args: { defaultValues: filled }, globals: { locale: "hi-IN" } };

export const Dark: Story = { args: { defaultValues: filled }, globals: { mode: "dark" } };

export const RightToLeft: Story = { args: { defaultValues: filled }, globals: { dir: "rtl" } };
