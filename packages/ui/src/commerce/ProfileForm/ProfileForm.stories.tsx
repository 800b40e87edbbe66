import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { ProfileForm, type ProfileFormProps } from "./ProfileForm";

const meta = {
  title: "Commerce/ProfileForm",
  component: ProfileForm,
  args: {
    values: { name: "Meera Iyer", email: "meera@example.in" },
    phone: "9876543210",
    onSubmit: fn(),
    onEditingChange: fn(),
    "aria-label": "Profile",
  },
} satisfies Meta<typeof ProfileForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole("button", { name });

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await expect(form.getByText("+91 98765 43210")).toBeVisible();
    await expect(form.queryByRole("textbox")).toBeNull();
  },
};

export const Editing: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(button(canvasElement, "Edit"));
    const name = form.getByRole("textbox", { name: "Name" });
    await expect(name).toHaveFocus();
    await userEvent.clear(name);
    await userEvent.type(name, " Meera Iyengar {Enter}");
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: "Meera Iyengar",
      email: "meera@example.in",
    });
    await expect(form.getByRole("textbox", { name: "Mobile number" })).toHaveAttribute("readonly");
  },
};

export const LeftAsItWas: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(button(canvasElement, "Edit"));
    await userEvent.type(form.getByRole("textbox", { name: "Name" }), "x");
    await userEvent.click(button(canvasElement, "Cancel"));
    await expect(form.getByText("Meera Iyer")).toBeVisible();
    await expect(button(canvasElement, "Edit")).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** What was not changed is not sent. */
export const Unchanged: Story = {
  args: { defaultEditing: true },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.type(form.getByRole("textbox", { name: "Name" }), " ");
    await new Promise((resolve) => setTimeout(resolve, 600));
    await userEvent.click(button(canvasElement, "Save"));
    await expect(button(canvasElement, "Edit")).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(form.queryByRole("status")).toBeNull();
  },
};

/** Save comes to stand where Edit was: a double click on Edit opens the fields all the same. */
export const EditedByDoubleClick: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement, "Edit"));
    // At once, as the second press of a double click comes.
    button(canvasElement, "Save").click();
    await expect(within(canvasElement).getByRole("textbox", { name: "Name" })).toHaveFocus();
  },
};

/** The fields of a profile that is still being loaded are filled when it comes. */
export const ComesLater: Story = {
  args: { defaultEditing: true },
  render: function Later(args) {
    const [values, setValues] = useState({});
    useEffect(() => {
      const timer = setTimeout(() => setValues(args.values), 100);
      return () => clearTimeout(timer);
    }, [args.values]);
    return <ProfileForm {...args} values={values} />;
  },
  play: async ({ canvasElement }) => {
    const name = within(canvasElement).getByRole("textbox", { name: "Name" });
    await waitFor(() => expect(name).toHaveValue("Meera Iyer"));
  },
};

export const Wrong: Story = {
  args: { defaultEditing: true, values: { name: " ", email: "meera@example" } },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(button(canvasElement, "Save"));
    const name = form.getByRole("textbox", { name: "Name" });
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription("Please enter your name");
    await expect(form.getByRole("textbox", { name: "Email" })).toHaveAccessibleDescription(
      "Please enter a valid email address",
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

function Saving(args: ProfileFormProps) {
  const [values, setValues] = useState(args.values);
  const [saved, setSaved] = useState(false);
  return (
    <ProfileForm
      {...args}
      values={values}
      saved={saved}
      onSubmit={(next) => {
        setValues(next);
        setSaved(true);
      }}
    />
  );
}

export const Saved: Story = {
  render: (args) => <Saving {...args} />,
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(button(canvasElement, "Edit"));
    await userEvent.type(form.getByRole("textbox", { name: "Name" }), "er{Enter}");
    await expect(form.getByRole("status")).toHaveTextContent("Profile updated successfully!");
    await expect(form.getByText("Meera Iyerer")).toBeVisible();
    await expect(button(canvasElement, "Edit")).toHaveFocus();
    await waitFor(() => expect(form.queryByRole("status")).toBeNull(), { timeout: 5000 });
  },
};

/** A promise says by itself that saving has worked, or not. */
export const SavedByPromise: Story = {
  args: { onSubmit: fn(() => new Promise((resolve) => setTimeout(resolve, 50))) },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(button(canvasElement, "Edit"));
    await userEvent.type(form.getByRole("textbox", { name: "Name" }), "er");
    await userEvent.dblClick(button(canvasElement, "Save"));
    await expect(await form.findByRole("status")).toHaveTextContent(/updated successfully/);
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

/** What the shop refuses stands at its field until that is mended. */
export const RefusedByTheShop: Story = {
  args: {
    defaultEditing: true,
    fieldErrors: { email: "This address belongs to another account" },
  },
  play: async ({ canvasElement }) => {
    const email = within(canvasElement).getByRole("textbox", { name: "Email" });
    await expect(email).toHaveAccessibleDescription("This address belongs to another account");
    await userEvent.type(email, "m");
    await expect(email).toBeValid();
  },
};

export const Busy: Story = {
  args: { defaultEditing: true, busy: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("textbox", { name: "Name" }), "{Enter}");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Failed: Story = { args: { defaultEditing: true, error: "Failed to update profile" } };

export const Unknown: Story = { args: { values: {}, phone: undefined } };

export const Narrow: Story = {
  args: { values: { name: "Meera Iyer", email: "meera.venkataraghavan.iyer@textiles.example.in" } },
  globals: { viewport: { value: "phone" } },
};

export const Hindi: Story = { args: { defaultEditing: true }, globals: { locale: "hi-IN" } };

export const Dark: Story = { globals: { mode: "dark" } };

export const RightToLeft: Story = { args: { defaultEditing: true }, globals: { dir: "rtl" } };
