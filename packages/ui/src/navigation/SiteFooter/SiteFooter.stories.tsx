import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { shopFooter, shopFooterInHindi } from "../../docs/shopTexts";
import { ExternalLinkIcon } from "../../icons";
import { Inline } from "../../layout";
import { ThemeProvider } from "../../theme";
import { SiteFooter } from "./SiteFooter";

const meta = {
  title: "Navigation/SiteFooter",
  component: SiteFooter,
  parameters: { bleed: true },
  args: shopFooter,
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
    await expect(canvas.getByText("© TAANKA. All rights reserved.")).toBeVisible();
  },
};

export const OwnLinks: Story = {
  args: {
    legalLinks: [{ label: "Imprint", href: "/imprint" }],
    quickLinks: [],
    socialLinks: [
      { kind: "instagram", label: "Instagram", href: "https://www.instagram.com/example/" },
      {
        kind: "other",
        label: "Our journal",
        href: "https://journal.example/",
        icon: <ExternalLinkIcon />,
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: "Imprint" })).toBeVisible();
    await expect(canvas.queryByRole("navigation", { name: "Quick links" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Our journal" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Instagram" })).toHaveAttribute(
      "href",
      "https://www.instagram.com/example/",
    );
  },
};

/** Each child is one more column, above the closing line. */
export const MoreColumns: Story = {
  args: {
    children: (
      <Inline as="ul" gap="2" aria-label="Ways to pay">
        <li>UPI</li>
        <li>RuPay</li>
        <li>Cash on delivery</li>
      </Inline>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const ways = canvas.getByRole("list", { name: "Ways to pay" }).getBoundingClientRect();
    const closing = canvas.getByText("© TAANKA. All rights reserved.").getBoundingClientRect();
    await expect(ways.bottom).toBeLessThan(closing.top);
  },
};

/** What nobody told is not said. */
export const Untold: Story = {
  render: () => (
    <ThemeProvider>
      <SiteFooter />
    </ThemeProvider>
  ),
  play: async ({ canvasElement }) => {
    const footer = within(canvasElement).getByRole("contentinfo");
    await expect(footer).toHaveTextContent("");
    await expect(within(footer).queryByRole("link")).toBeNull();
    const areas = [...(footer.firstElementChild?.children ?? [])];
    const shown = areas.filter((area) => getComputedStyle(area).display !== "none");
    await expect(shown).toHaveLength(1);
  },
};

export const LongText: Story = {
  args: { helpEmail: "customer-care-and-returns-desk@a-very-long-brand-name.example" },
  globals: { viewport: { value: "phone" } },
};

/** The page in the shop's other languages, each by its own name. */
export const Languages: Story = {
  args: {
    languages: [
      { locale: "en-IN", label: "English", href: "/" },
      { locale: "hi-IN", label: "हिन्दी", href: "/hi" },
    ],
    onLanguageChoose: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const languages = within(canvasElement).getByRole("navigation", { name: "Language" });
    const link = (name: string) => within(languages).getByRole("link", { name });
    await expect(link("English")).toHaveAttribute("aria-current", "true");
    await expect(link("हिन्दी")).not.toHaveAttribute("aria-current");
    await expect(link("हिन्दी")).toHaveAttribute("lang", "hi-IN");
    // The page stays: its test runs in it.
    link("हिन्दी").addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(link("हिन्दी"));
    await expect(args.onLanguageChoose).toHaveBeenCalledWith("hi-IN");
  },
};

export const RightToLeft: Story = { globals: { dir: "rtl" } };

export const Hindi: Story = { args: shopFooterInHindi, globals: { locale: "hi-IN" } };
