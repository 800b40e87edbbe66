import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Breadcrumbs } from "./Breadcrumbs";

const meta = {
  title: "Navigation/Breadcrumbs",
  component: Breadcrumbs,
  args: {
    items: [
      { label: "Home", href: "/" },
      { label: "Sarees", href: "/category/sarees" },
      { label: "Silk Sarees" },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const trail = within(canvasElement).getByRole("navigation", { name: "Breadcrumb" });
    const links = within(trail).getAllByRole("link");
    await expect(links.map((link) => link.textContent)).toEqual(["Home", "Sarees"]);
    await expect(within(trail).getByText("Silk Sarees")).toHaveAttribute("aria-current", "page");
  },
};

export const LongText: Story = {
  args: {
    items: [
      { label: "Home", href: "/" },
      { label: "TAANKA", href: "/view-all" },
      { label: "Handwoven Banarasi jaal silk saree with a zari border and a fanned pallu" },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const trail = within(canvasElement).getByRole("navigation");
    await expect(trail.scrollWidth).toBeLessThanOrEqual(trail.clientWidth);
  },
};

/** Names of a category at the contract's longest, with and without places to break. */
export const LongLinks: Story = {
  args: {
    items: [
      { label: "Home", href: "/" },
      { label: "Traditional & Ceremonial Clothing for the whole family", href: "/category/c" },
      { label: "Kanjeevaramsilkzari".repeat(5), href: "/subcategory/s" },
      { label: "Handwoven Banarasi jaal silk saree" },
    ],
  },
  decorators: LongText.decorators,
  play: async ({ canvasElement }) => {
    const trail = within(canvasElement).getByRole("navigation");
    await expect(trail.scrollWidth).toBeLessThanOrEqual(trail.clientWidth);
    for (const link of within(trail).getAllByRole("link")) {
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
    }
    const page = within(trail).getByText("Handwoven Banarasi jaal silk saree");
    await expect(page.getBoundingClientRect().width).toBeGreaterThan(44);
  },
};

export const RightToLeft: Story = { globals: { dir: "rtl" } };

export const Hindi: Story = {
  globals: { locale: "hi-IN" },
  args: { items: [{ label: "होम", href: "/" }, { label: "साड़ियाँ" }] },
};
