import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Price } from "../../commerce";
import { sampleCards } from "../../docs/sampleCards";
import { Container } from "../../layout";
import { ScrollRow } from "./ScrollRow";

const meta = {
  title: "Sections/ScrollRow",
  component: ScrollRow,
  parameters: { bleed: true },
  args: { label: "Most Bought", children: sampleCards() },
  decorators: [
    (Story) => (
      <Container style={{ paddingBlock: 24 }}>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof ScrollRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole("list", { name: "Most Bought" });
    const items = [...list.children];
    await expect(items.length).toBeGreaterThan(3);
    const next = canvasElement.querySelector<HTMLElement>("button[data-side=end]");
    await waitFor(() => expect(next).not.toHaveAttribute("aria-disabled"));
    next?.click();
    await waitFor(() => expect(list.scrollLeft).toBeGreaterThan(100), { timeout: 3000 });
    const previous = canvasElement.querySelector<HTMLElement>("button[data-side=start]");
    await waitFor(() => expect(previous).not.toHaveAttribute("aria-disabled"));
    await waitFor(() => previous?.click());
    await waitFor(() => expect(list.scrollLeft).toBe(0), { timeout: 3000 });
    const last = within(items.at(-1) as HTMLElement).getByRole("link");
    last.focus();
    await waitFor(() => expect(list.scrollLeft).toBeGreaterThan(100));
    await userEvent.tab({ shift: true });
  },
};

/** The arrow that leads to an end keeps the focus there, and goes when that leaves it. */
export const ToTheEnd: Story = {
  play: async ({ canvasElement }) => {
    const next = canvasElement.querySelector<HTMLElement>("button[data-side=end]");
    await waitFor(() => expect(next).not.toHaveAttribute("aria-disabled"));
    // Arrows are for a mouse.
    if (!next?.checkVisibility()) return;
    next.focus();
    const atEnd = async () => {
      await userEvent.keyboard("{Enter}");
      await expect(next).toHaveAttribute("aria-disabled", "true");
    };
    await waitFor(atEnd, { timeout: 8000, interval: 400 });
    await expect(next).toHaveFocus();
    await expect(next).toBeVisible();
    next.blur();
    await expect(next).not.toBeVisible();
  },
};

export const Few: Story = {
  args: { children: sampleCards(2) },
  play: async ({ canvasElement }) => {
    if (window.innerWidth < 1024) return;
    await waitFor(() => expect(within(canvasElement).queryByRole("button")).toBeNull());
  },
};

export const SmallItems: Story = { args: { itemSize: "small" } };

export const RightToLeft: Story = {
  globals: { dir: "rtl" },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole("list");
    const next = canvasElement.querySelector<HTMLElement>("button[data-side=end]");
    await waitFor(() => expect(next).not.toHaveAttribute("aria-disabled"));
    next?.click();
    await waitFor(() => expect(list.scrollLeft).toBeLessThan(-100), { timeout: 3000 });
  },
};

/** Anything may be an item: words for screen readers in it don't widen the page. */
export const OwnItems: Story = {
  args: {
    children: Array.from({ length: 18 }, (_, index) => 499 + 300 * index).map((price) => (
      <a key={price} href="#own">
        <Price price={price} mrp={2 * price} />
      </a>
    )),
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole("list", { name: "Most Bought" });
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
