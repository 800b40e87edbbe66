import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../controls/Button";
import { DialogClose } from "../Dialog";
import { Drawer } from "./Drawer";

const page = within(document.body);

const meta = {
  title: "Overlays/Drawer",
  component: Drawer,
  args: {
    title: "Filters",
    trigger: <Button tone="secondary">Filters</Button>,
    children: <p>Colour, size, fabric, price.</p>,
    footer: (
      <DialogClose>
        <Button fullWidth>Show 48 products</Button>
      </DialogClose>
    ),
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole("button", { name: "Filters" });
    await userEvent.click(trigger);
    const drawer = await page.findByRole("dialog", { name: "Filters" });
    await userEvent.click(within(drawer).getByRole("button", { name: "Show 48 products" }));
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    await expect(trigger).toHaveFocus();
  },
};

const settled = async () => {
  const drawer = await page.findByRole("dialog");
  await Promise.all(drawer.getAnimations().map((animation) => animation.finished));
  return drawer.getBoundingClientRect();
};

export const End: Story = {
  args: { defaultOpen: true },
  play: async () => {
    const box = await settled();
    await expect(Math.round(box.right)).toBe(document.documentElement.clientWidth);
  },
};

export const Start: Story = {
  args: { defaultOpen: true, side: "start", title: "Menu", footer: undefined },
  play: async () => {
    await expect(Math.round((await settled()).left)).toBe(0);
  },
};

export const Bottom: Story = {
  args: { defaultOpen: true, side: "bottom", title: "Sort by" },
  play: async () => {
    await expect(Math.round((await settled()).bottom)).toBe(innerHeight);
  },
};

export const Small: Story = { args: { defaultOpen: true, size: "small" } };

export const Large: Story = { args: { defaultOpen: true, size: "large" } };

export const Phone: Story = {
  args: { defaultOpen: true },
  globals: { viewport: { value: "phone" } },
  play: async () => {
    await expect((await settled()).width).toBeGreaterThanOrEqual(Math.min(448, innerWidth));
  },
};

export const LongText: Story = {
  args: {
    defaultOpen: true,
    children: Array.from({ length: 60 }, (_, index) => (
      <p key={String(index)}>Handwoven silk, batch {index + 1}</p>
    )),
  },
};

export const Dark: Story = { args: { defaultOpen: true }, globals: { mode: "dark" } };

export const RightToLeft: Story = {
  args: { defaultOpen: true },
  globals: { dir: "rtl" },
  play: async () => {
    await expect(Math.round((await settled()).left)).toBe(0);
  },
};
