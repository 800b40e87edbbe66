import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { shopAccountEntries, shopAccountMenu, shopAccountMenuInHindi } from "../../docs/shopTexts";
import { AccountMenu } from "./AccountMenu";

const meta = {
  title: "Navigation/AccountMenu",
  component: AccountMenu,
  args: { entries: shopAccountMenu, current: "orders", onLogout: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AccountMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const menu = within(within(canvasElement).getByRole("navigation", { name: "Account" }));
    const links = menu.getAllByRole("link");
    await expect(links.map((link) => link.textContent)).toEqual([
      "Profile",
      "Order History",
      "Saved Address",
      "TBYB Gallery",
      "Become Partner",
      "Settings",
      "Help Center",
    ]);
    await expect(menu.getByRole("link", { name: "Order History" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await userEvent.click(menu.getByRole("button", { name: "Logout" }));
    await expect(args.onLogout).toHaveBeenCalledTimes(1);
  },
};

export const WithBankDetails: Story = {
  args: {
    entries: shopAccountEntries.filter(({ id }) => !["tbyb", "partner", "settings"].includes(id)),
  },
};

export const OtherAddresses: Story = {
  args: {
    entries: [
      { id: "profile", label: "Profile", href: "/profile" },
      { id: "tbyb", label: "TBYB Gallery", href: "/try-before" },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: "TBYB Gallery" })).toHaveAttribute(
      "href",
      "/try-before",
    );
  },
};

export const RightToLeft: Story = { globals: { dir: "rtl" } };

/** The entry of the page is brought into sight, wherever the row begins. */
export const PhoneRightToLeft: Story = {
  args: { current: "help" },
  globals: { dir: "rtl", viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole("list");
    const entry = within(row).getByRole("link", { current: "page" }).getBoundingClientRect();
    const frame = row.getBoundingClientRect();
    await expect(entry.left).toBeGreaterThanOrEqual(frame.left);
    await expect(entry.right).toBeLessThanOrEqual(frame.right);
  },
};

export const Hindi: Story = {
  args: { entries: shopAccountMenuInHindi },
  globals: { locale: "hi-IN" },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
