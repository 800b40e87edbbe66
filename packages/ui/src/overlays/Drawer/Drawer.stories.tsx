import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../controls/Button";
import { DialogClose } from "../Dialog";
import { across, down, swipe } from "../Panel/testing/swipe";
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

const isGone = () => waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
const isBack = (drawer: HTMLElement) => waitFor(() => expect(drawer.style.translate).toBe(""));

/** A sheet that is tall enough to be pushed. */
const sheet = (
  <ul>
    {["Featured", "Newest first", "Price: low to high", "Price: high to low"].map((sort) => (
      <li key={sort} style={{ paddingBlock: 16 }}>
        {sort}
      </li>
    ))}
  </ul>
);

/** Pushed down beyond a third of its height, the sheet closes; less, and it comes back. */
export const PushedAway: Story = {
  args: {
    defaultOpen: true,
    side: "bottom",
    title: "Sort by",
    children: sheet,
    footer: undefined,
    onOpenChange: fn(),
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ args }) => {
    const { top, height } = await settled();
    const drawer = page.getByRole("dialog");
    const title = page.getByRole("heading", { name: "Sort by" });
    await swipe(title, down(top + 20, height * 0.2));
    await isBack(drawer);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await swipe(title, down(top + 20, height * 0.2), { pointerType: "mouse" });
    await expect(drawer.style.translate).toBe("");
    await swipe(title, down(top + 20, -200));
    await expect(drawer.style.translate).toBe("");
    await swipe(title, down(top + 20, height * 0.5));
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await isGone();
  },
};

/** A flick closes too, however short. */
export const Flicked: Story = {
  ...PushedAway,
  play: async ({ args }) => {
    const { top } = await settled();
    await swipe(page.getByText("Newest first"), down(top + 100, 40), { flick: true });
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await isGone();
  },
};

/** Content that is scrolled scrolls back first; a field keeps the finger to itself. */
export const ScrolledContent: Story = {
  args: {
    defaultOpen: true,
    side: "bottom",
    children: (
      <>
        <input type="range" aria-label="Price" />
        {LongText.args?.children}
      </>
    ),
    onOpenChange: fn(),
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ args }) => {
    const { top } = await settled();
    const drawer = page.getByRole("dialog");
    drawer.scrollTop = 200;
    await swipe(page.getByText("Handwoven silk, batch 12"), down(top + 200, 500));
    await expect(drawer.style.translate).toBe("");
    drawer.scrollTop = 0;
    await swipe(page.getByRole("slider"), down(top + 100, 500));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await swipe(page.getByText("Handwoven silk, batch 2"), down(top + 200, 500));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** A drawer at the side leaves by its own side, whatever the direction of the text. */
export const SwipedAway: Story = {
  args: { defaultOpen: true, side: "end", size: "small", onOpenChange: fn() },
  globals: { viewport: { value: "phone" } },
  play: async ({ args }) => {
    await settled();
    const drawer = page.getByRole("dialog");
    const words = page.getByText("Colour, size, fabric, price.");
    await swipe(words, down(200, 200));
    await swipe(words, across(300, -200));
    await expect(drawer.style.translate).toBe("");
    await swipe(words, across(100, 200));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await isGone();
  },
};

export const SwipedAwayRightToLeft: Story = {
  ...SwipedAway,
  globals: { viewport: { value: "phone" }, dir: "rtl" },
  play: async ({ args }) => {
    await settled();
    const words = page.getByText("Colour, size, fabric, price.");
    await swipe(words, across(100, 200));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await swipe(words, across(300, -200));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await isGone();
  },
};

/** A parent that keeps it open gets it back in its place. */
export const KeptOpen: Story = {
  ...PushedAway,
  args: { ...PushedAway.args, open: true },
  play: async ({ args }) => {
    const { top, height } = await settled();
    const drawer = page.getByRole("dialog");
    await swipe(page.getByRole("heading"), down(top + 20, height * 0.6));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await isBack(drawer);
  },
};

/** Opens a dialog as another library or a payment would: in the body, above all, with a trap of its own. */
function openFrame() {
  const frame = document.createElement("div");
  frame.setAttribute("role", "dialog");
  frame.setAttribute("aria-label", "Payment");
  Object.assign(frame.style, { position: "fixed", inset: "25%", zIndex: "1300" });
  Object.assign(frame.style, { padding: "1rem", background: "#fff", color: "#222" });
  frame.innerHTML = `<label>Card <input /></label>`;
  const field = frame.querySelector("input");
  const keepFocus = ({ target }: FocusEvent) => {
    if (target instanceof Node && !frame.contains(target)) field?.focus();
  };
  document.addEventListener("focusin", keepFocus);
  frame.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    document.removeEventListener("focusin", keepFocus);
    frame.remove();
  });
  document.body.append(frame);
  field?.focus();
}

/** What another library opens above it takes presses, the focus and Escape; the drawer stays. */
export const BelowAnotherLibrary: Story = {
  args: { footer: <Button onClick={openFrame}>Pay</Button> },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Filters" }));
    await userEvent.click(await page.findByRole("button", { name: "Pay" }));
    const field = await page.findByRole("textbox", { name: "Card" });
    await expect(field).toHaveFocus();
    const { left, top } = field.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 9, top + 9)).toBe(field);
    await userEvent.click(field);
    await userEvent.type(field, "4111");
    await expect(field).toHaveValue("4111");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("textbox", { name: "Card" })).toBeNull());
    await expect(page.getByRole("dialog", { name: "Filters" })).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Pay" }));
    await expect(await page.findByRole("textbox", { name: "Card" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await userEvent.click(page.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
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
