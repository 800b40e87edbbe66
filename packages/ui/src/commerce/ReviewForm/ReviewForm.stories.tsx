import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../controls/Button";
import { Stack } from "../../layout/Stack";
import { ReviewForm, type ReviewFormProps } from "./ReviewForm";

const meta = {
  title: "Commerce/ReviewForm",
  component: ReviewForm,
  args: { product: "Ajrakh Modal Saree", onSubmit: fn() },
} satisfies Meta<typeof ReviewForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(
      within(canvasElement).getByRole("form", { name: "Review of Ajrakh Modal Saree" }),
    );
    await userEvent.click(form.getByRole("radio", { name: "5 stars, Excellent" }));
    await userEvent.type(form.getByRole("textbox", { name: /^Title/ }), "Softer than silk");
    await userEvent.type(form.getByRole("textbox", { name: /^Your review/ }), "  It drapes well. ");
    await userEvent.click(form.getByRole("button", { name: "Send review" }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      rating: 5,
      title: "Softer than silk",
      text: "It drapes well.",
    });
  },
};

/** The summary takes focus; its lines lead to the fields, whose errors go as they are mended. */
export const Incomplete: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Send review" }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const summary = canvas.getByRole("group", { name: "Please check these fields" });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(within(summary).getByRole("link", { name: "Please choose a rating" }));
    await expect(canvas.getByRole("radio", { name: "1 star, Poor" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await waitFor(() => expect(within(summary).queryByText("Please choose a rating")).toBeNull());
    await expect(within(summary).getByText("Please write a few words")).toBeVisible();
  },
};

function Kept(props: ReviewFormProps) {
  const [values, setValues] = useState({});
  const [open, setOpen] = useState(true);
  return (
    <Stack gap="4">
      <Button tone="quiet" onClick={() => setOpen(!open)}>
        {open ? "Close" : "Open"}
      </Button>
      {open && <ReviewForm {...props} values={values} onValuesChange={setValues} />}
    </Stack>
  );
}

/** The parent keeps what was written, beyond the form's closing. */
export const KeptByTheParent: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("radio", { name: "4 stars, Very good" }));
    await userEvent.type(canvas.getByRole("textbox", { name: /^Your review/ }), "It drapes well");
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await expect(canvas.queryByRole("form")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    await expect(canvas.getByRole("radio", { name: "4 stars, Very good" })).toBeChecked();
    await expect(canvas.getByRole("textbox", { name: /^Your review/ })).toHaveValue(
      "It drapes well",
    );
  },
};

export const Busy: Story = {
  args: { busy: true, defaultValues: { rating: 4, title: "Good cloth", text: "Fits well." } },
  play: async ({ args, canvasElement }) => {
    const send = within(canvasElement).getByRole("button", { name: /Please wait/ });
    await userEvent.click(send);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: {
    defaultValues: { rating: 4, text: "Fits well." },
    error: "Your review could not be saved. Please try again.",
    secondaryAction: <Button tone="quiet">Cancel</Button>,
  },
};

export const Sent: Story = { args: { sent: true } };

function Sending(props: ReviewFormProps) {
  const [sent, setSent] = useState(false);
  return (
    <ReviewForm
      {...props}
      sent={sent}
      onSubmit={() => setSent(true)}
      defaultValues={{ rating: 4, text: "Fits well." }}
    />
  );
}

export const ThanksTakeFocus: Story = {
  render: (args) => <Sending {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Send review" }));
    const thanks = await canvas.findByRole("status");
    await expect(thanks).toHaveTextContent("Thank you for your review.");
    await expect(thanks).toHaveFocus();
  },
};

export const Dark: Story = { globals: { mode: "dark" } };

export const RightToLeft: Story = { globals: { dir: "rtl" } };

export const Hindi: Story = { globals: { locale: "hi-IN" } };
