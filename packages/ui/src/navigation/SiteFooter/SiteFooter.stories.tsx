import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { SiteFooter } from "./SiteFooter";

const meta = {
  title: "Navigation/SiteFooter",
  component: SiteFooter,
  parameters: { bleed: true },
  args: { helpEmail: "help@taanka.example" },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const hrefOf = (name: string) => canvas.getByRole("link", { name }).getAttribute("href");
    await expect(hrefOf("Terms & Conditions")).toBe("/terms");
    await expect(hrefOf("Privacy Policy")).toBe("/privacy");
    await expect(hrefOf("Return & Exchange Policy")).toBe("/returns");
    await expect(hrefOf("Track Order")).toBe("/track-order");
    await expect(hrefOf("Order History")).toBe("/order-history");
    await expect(hrefOf("FAQ")).toBe("/faq");
    await expect(hrefOf("help@taanka.example")).toBe("mailto:help@taanka.example");
    const networks = within(canvas.getByRole("list", { name: "Follow us" })).getAllByRole("link");
    await expect(networks.map((link) => link.getAttribute("aria-label"))).toEqual([
      "Facebook",
      "Instagram",
      "WhatsApp",
    ]);
  },
};

export const OwnLinks: Story = {
  args: {
    legalLinks: [{ label: "Imprint", href: "/imprint" }],
    quickLinks: [{ label: "Find a store", href: "/stores" }],
    socialLinks: { instagram: "https://www.instagram.com/example/" },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: "Imprint" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "FAQ" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Instagram" })).toHaveAttribute(
      "href",
      "https://www.instagram.com/example/",
    );
  },
};

export const LongText: Story = {
  args: { helpEmail: "customer-care-and-returns-desk@a-very-long-brand-name.example" },
  globals: { viewport: { value: "phone" } },
};

export const RightToLeft: Story = { globals: { dir: "rtl" } };

export const Hindi: Story = { globals: { locale: "hi-IN" } };
