import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { MobileMenu } from "./MobileMenu";

const categories = [
  {
    id: "sarees",
    name: "Sarees",
    href: "#sarees",
    subcategories: ["Silk Sarees", "Cotton Sarees", "Chiffon Sarees"].map((label) => ({
      label,
      href: `#${label}`,
    })),
  },
  { id: "lehengas", name: "Lehengas", href: "#lehengas", subcategories: [] },
  { id: "kurtis", name: "Kurtis", href: "#kurtis" },
  { id: "suits", name: "Suits", href: "#suits" },
  { id: "party-wear", name: "Party Wear", href: "#party-wear" },
  { id: "office-wear", name: "Office Wear", href: "#office-wear" },
];

const meta = {
  title: "Navigation/MobileMenu",
  component: MobileMenu,
  args: {
    open: true,
    categories,
    onCategoryOpen: fn(),
    onOpenChange: fn(),
    accountLinks: [
      { label: "Account", href: "#account" },
      { label: "Order History", href: "#orders" },
      { label: "Wishlist", href: "#wishlist" },
    ],
  },
} satisfies Meta<typeof MobileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const menu = within(await within(document.body).findByRole("dialog", { name: "Menu" }));
    await expect(
      within(menu.getByRole("navigation", { name: "Categories" })).getAllByRole("link"),
    ).toHaveLength(6);
    const toggle = menu.getByRole("button", { name: "Show Sarees subcategories" });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await expect(args.onCategoryOpen).toHaveBeenCalledWith("sarees");
    await expect(menu.getByRole("link", { name: "Silk Sarees" })).toBeVisible();
    await userEvent.click(menu.getByRole("button", { name: "Show Lehengas subcategories" }));
    await expect(menu.getByText("No subcategories available")).toBeVisible();
    await userEvent.click(menu.getByRole("button", { name: "Show Kurtis subcategories" }));
    await expect(menu.getByRole("status")).toHaveTextContent("Loading");
    const link = menu.getByRole("link", { name: "Silk Sarees" });
    link.addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const OpensAndCloses: Story = {
  args: { open: false },
  render: function Opener(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Menu
        </button>
        <MobileMenu {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole("button", { name: "Menu" });
    await userEvent.click(opener);
    await within(document.body).findByRole("dialog", { name: "Menu" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(within(document.body).queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Loading: Story = { args: { categories: undefined } };

export const Empty: Story = {
  args: { categories: [] },
  play: async () => {
    await expect(await within(document.body).findByText("No categories available")).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { dir: "rtl" } };

export const Hindi: Story = { globals: { locale: "hi-IN" } };
