import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { useActionGuard } from "../useActionGuard";
import { Button } from "./Button";
import { ButtonLink } from "./ButtonLink";

const meta = {
  title: "Controls/Button",
  component: Button,
  subcomponents: { ButtonLink },
  args: { children: "Add to cart", onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ args, canvasElement }) => {
    const control = within(canvasElement).getByRole("button", { name: "Add to cart" });
    await userEvent.click(control);
    control.focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Secondary: Story = { args: { tone: "secondary", children: "View cart" } };

export const Quiet: Story = { args: { tone: "quiet", children: "Clear all" } };

export const Small: Story = { args: { size: "small", children: "Apply" } };

export const FullWidth: Story = { args: { fullWidth: true } };

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvasElement }) => {
    const control = within(canvasElement).getByRole("button", { name: "Add to cart" });
    await expect(control).toBeDisabled();
    await userEvent.click(control, { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ args, canvasElement }) => {
    const control = within(canvasElement).getByRole("button");
    await expect(control).toHaveAttribute("aria-busy", "true");
    control.focus();
    await expect(control).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(within(control).getByRole("img", { name: "Please wait" })).toBeVisible();
  },
};

function AddToCart({ onAdd }: { onAdd: () => void }) {
  const [run, pending] = useActionGuard();
  const add = async () => {
    onAdd();
    await new Promise((resolve) => setTimeout(resolve, 1000));
  };
  return (
    <Button loading={pending} onClick={() => run(add)}>
      Add to cart
    </Button>
  );
}

export const Guarded: StoryObj<typeof AddToCart> = {
  args: { onAdd: fn() },
  render: ({ onAdd }) => <AddToCart onAdd={onAdd} />,
  play: async ({ args, canvasElement }) => {
    const control = within(canvasElement).getByRole<HTMLButtonElement>("button");
    control.click();
    control.click();
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(control).toHaveAttribute("aria-busy", "true"));
  },
};

export const LongText: Story = {
  args: { children: "Notify me when this handwoven saree is back in stock" },
  globals: { viewport: { value: "phone" } },
};

export const RightToLeft: Story = {
  args: { children: "कार्ट में जोड़ें" },
  globals: { dir: "rtl" },
};

export const AsLink: StoryObj<typeof ButtonLink> = {
  render: () => (
    <ButtonLink href="#collection" tone="secondary">
      View more
    </ButtonLink>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "View more" });
    await expect(link).toHaveAttribute("href", "#collection");
  },
};
