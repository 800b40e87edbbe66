import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { BrandMark } from "../BrandMark";
import type { NavigationCategory } from "../types";
import { SiteHeader, type SiteHeaderProps } from "./SiteHeader";

const category = (name: string, subcategories?: string[]): NavigationCategory => ({
  id: name.toLowerCase().replace(" ", "-"),
  name,
  href: `/category/${name.toLowerCase().replace(" ", "-")}`,
  subcategories: subcategories?.map((label) => ({
    label,
    href: `/subcategory/${label.toLowerCase().replace(" ", "-")}`,
  })),
});

const categories = [
  category("Sarees", ["Silk Sarees", "Cotton Sarees", "Chiffon Sarees", "Bengali Sarees"]),
  category("Lehengas", ["Bridal Lehengas", "Festive Lehengas"]),
  category("Kurtis", []),
  category("Suits"),
  category("Party Wear", ["Party Wear Sarees", "Gowns"]),
  category("Office Wear", ["Workday Kurtis"]),
];

const Page = (args: SiteHeaderProps) => (
  <>
    <SiteHeader {...args} />
    <main style={{ blockSize: "300vh", paddingBlockStart: 96, paddingInline: 24 }}>
      The collection
    </main>
  </>
);

const meta = {
  title: "Navigation/SiteHeader",
  component: SiteHeader,
  parameters: { bleed: true },
  args: {
    categories,
    onSearch: fn(),
    onMenu: fn(),
    onCategoryOpen: fn(),
    wishlistHref: "/wishlist",
    wishlistCount: 3,
    cartHref: "/cart",
    cartCount: 2,
    accountHref: "/profile",
  },
  render: Page,
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: "TAANKA" })).toHaveAttribute("href", "/");
    await expect(canvas.getByRole("link", { name: "Wishlist 3" })).toHaveTextContent("3");
    await expect(canvas.getByRole("link", { name: "Cart 2" })).toHaveTextContent("2");
    await expect(canvas.getByRole("link", { name: "Account" })).toHaveAttribute("href", "/profile");
    await userEvent.click(canvas.getByRole("button", { name: "Search" }));
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
  },
};

/** A form around the button leads to a page that searches, for who has no script. */
export const SearchWithoutScript: Story = {
  args: { searchHref: "/view-all/search" },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Search" });
    await expect(button.closest("form")).toHaveAttribute("action", "/view-all/search");
    await userEvent.click(button);
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
  },
};

export const FirstFiveCategories: Story = {
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole("navigation", { name: "Categories" });
    const links = within(list).getAllByRole("link");
    await expect(links.map((link) => link.getAttribute("href"))).toEqual(
      categories.slice(0, 5).map(({ href }) => href),
    );
    await expect(links[0] && getComputedStyle(links[0]).textTransform).toBe("uppercase");
    // The sixth is in the menu.
    await expect(within(canvasElement).getByRole("button", { name: "Menu" })).toBeVisible();
  },
};

/** Who has subcategories shows it, and the names stand at even gaps. */
export const SomeWithSubcategories: Story = {
  args: { onCategoryOpen: undefined },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole("navigation", { name: "Categories" });
    const buttons = within(list).getAllByRole("button");
    await expect(buttons).toHaveLength(4);
    for (const button of buttons) await expect(getComputedStyle(button).opacity).toBe("1");
    const items = within(list).getAllByRole("listitem");
    const gaps = items.slice(1).map((item, index) => {
      // The drawing of a chevron ends a quarter of its box before that does.
      const end = [...(items[index]?.children ?? [])].at(-1) as HTMLElement;
      const inside = end.matches("button") ? end.offsetWidth / 4 : 0;
      return item.getBoundingClientRect().left - end.getBoundingClientRect().right + inside;
    });
    await expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(4);
  },
};

export const DropdownByKeyboard: Story = {
  globals: { viewport: { value: "desktop" } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole("button", { name: "Show Sarees subcategories" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(args.onCategoryOpen).toHaveBeenCalledWith("sarees");
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(canvas.getByRole("link", { name: "Silk Sarees" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(canvas.getByRole("link", { name: "Cotton Sarees" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await expect(button).toHaveFocus();
    await expect(canvas.queryByRole("link", { name: "Silk Sarees" })).toBeNull();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(canvas.getByRole("link", { name: "Silk Sarees" })).toHaveFocus());
    canvas.getByRole("link", { name: "Cart 2" }).focus();
    await waitFor(() => expect(canvas.queryByRole("link", { name: "Silk Sarees" })).toBeNull());
  },
};

export const DropdownByHover: Story = {
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.hover(canvas.getByRole("link", { name: "Sarees" }));
    await expect(canvas.getByRole("link", { name: "Silk Sarees" })).toHaveAttribute(
      "href",
      "/subcategory/silk-sarees",
    );
    await userEvent.hover(canvas.getByRole("link", { name: "Kurtis" }));
    await waitFor(() => expect(canvas.getByText("No subcategories available")).toBeVisible());
    await userEvent.hover(canvas.getByRole("link", { name: "Suits" }));
    const bars = within(canvas.getByRole("navigation")).getByRole("status");
    await expect(bars.querySelectorAll("[data-bar]")).toHaveLength(3);
  },
};

export const Loading: Story = {
  args: { categories: undefined },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("nav [data-bar]")).toHaveLength(5);
  },
};

/** A shop that has no categories to lead to. */
export const WithoutCategories: Story = {
  args: { categories: null },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("navigation")).toBeNull();
  },
};

export const Empty: Story = {
  args: { categories: [], wishlistCount: 0, cartCount: 0 },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("No categories available")).toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "Wishlist" }).textContent).toBe("");
    await expect(canvas.getByRole("link", { name: "Cart" }).textContent).toBe("");
  },
};

export const Transparent: Story = {
  args: { appearance: "transparent" },
  render: (args) => (
    <>
      <SiteHeader {...args} />
      <div style={{ blockSize: "100vh", background: "#f3ede2" }} />
      <main style={{ blockSize: "200vh", padding: 24 }}>The collection</main>
    </>
  ),
};

export const HidesOnTheWayDown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = canvas.getByRole("banner");
    window.scrollTo(0, 90);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(bar).not.toHaveAttribute("data-hidden");
    window.scrollTo(0, 400);
    await waitFor(() => expect(bar).toHaveAttribute("data-hidden"));
    window.scrollTo(0, 380);
    await waitFor(() => expect(bar).not.toHaveAttribute("data-hidden"));
    window.scrollTo(0, 600);
    await waitFor(() => expect(bar).toHaveAttribute("data-hidden"));
    await userEvent.tab();
    await waitFor(() => expect(bar.getBoundingClientRect().top).toBe(0));
    window.scrollTo(0, 0);
    await waitFor(() => expect(bar).not.toHaveAttribute("data-hidden"));
  },
};

export const LoadsSubcategoriesOnOpen: Story = {
  globals: { viewport: { value: "desktop" } },
  render: function Loading(args) {
    const [loaded, setLoaded] = useState<string[]>([]);
    const withLoaded = categories.map((one) => ({
      ...one,
      subcategories: loaded.includes(one.id)
        ? [{ label: `All ${one.name}`, href: "#" }]
        : undefined,
    }));
    return (
      <Page
        {...args}
        categories={withLoaded}
        onCategoryOpen={(id) => setTimeout(() => setLoaded([...loaded, id]), 300)}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.hover(canvas.getByRole("link", { name: "Lehengas" }));
    await expect(await canvas.findByRole("link", { name: "All Lehengas" })).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { dir: "rtl" } };

export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ args, canvasElement }) => {
    if (window.innerWidth >= 1024) return;
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("navigation")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Menu" }));
    await expect(args.onMenu).toHaveBeenCalledTimes(1);
  },
};

/** A name of two long words, or of one: it gives way, and everything that can be pressed is in reach. */
const LongName: Story = {
  args: { brand: <BrandMark>Mogra &amp; Daughters</BrandMark> },
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole("banner");
    const mark = within(header).getByRole("link", { name: "Mogra & Daughters" });
    const targets = [...header.querySelectorAll("a, button")].filter((one) =>
      one.checkVisibility(),
    );
    await expect(targets.length).toBeGreaterThan(4);
    for (const target of targets) {
      const { left, right, bottom } = target.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
      await expect(bottom).toBeLessThanOrEqual(header.getBoundingClientRect().bottom);
    }
    await expect(mark.scrollWidth).toBeLessThanOrEqual(mark.clientWidth + 4);
  },
};

/** A catalogue's names at their longest give way to what can be pressed beside them. */
export const LongCategories: Story = {
  globals: { viewport: { value: "desktop" } },
  args: {
    categories: categories.map((one) => ({
      ...one,
      name: `${one.name} & Traditional Ceremonial Clothing for the whole family`,
    })),
  },
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole("banner");
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    const account = within(header).getByRole("link", { name: "Account" });
    await expect(account.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    const links = within(within(header).getByRole("navigation")).getAllByRole("link");
    for (const link of links) await expect(link.getBoundingClientRect().width).toBeGreaterThan(44);
  },
};

/** A browser may show the first icon before it has read the others: it stands where it will stay. */
export const ReadBitByBit: Story = {
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole("banner");
    const search = within(header).getByRole("button", { name: "Search" });
    const before = search.getBoundingClientRect().left;
    const others = within(header).getAllByRole("link", { name: /^(Wishlist|Cart|Account)/ });
    await expect(others.length).toBe(3);
    for (const other of others) other.style.display = "none";
    await expect(search.getBoundingClientRect().left).toBe(before);
    for (const other of others) other.style.display = "";
  },
};

export const LongNamePhone: Story = { ...LongName, globals: { viewport: { value: "phone" } } };

export const LongNameSmallPhone: Story = {
  ...LongName,
  globals: { viewport: { value: "narrow" } },
};

export const LongNameDesktop: Story = { ...LongName, globals: { viewport: { value: "desktop" } } };
