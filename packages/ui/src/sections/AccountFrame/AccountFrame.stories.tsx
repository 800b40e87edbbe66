import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { shopAccountMenu } from "../../docs/shopTexts";
import { AccountMenu, Breadcrumbs } from "../../navigation";
import { Text } from "../../typography";
import { AccountFrame } from "./AccountFrame";

const meta = {
  title: "Sections/AccountFrame",
  component: AccountFrame,
  parameters: { bleed: true },
  args: {
    title: "Order History",
    subtitle: "View and manage your orders.",
    menu: <AccountMenu entries={shopAccountMenu} current="orders" onLogout={() => undefined} />,
    children: <Text>You have not placed any orders yet.</Text>,
  },
} satisfies Meta<typeof AccountFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("navigation", { name: "Account" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1, name: "Order History" })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const WithBreadcrumb: Story = {
  args: {
    title: "Cancel Order",
    breadcrumb: (
      <Breadcrumbs
        items={[
          { label: "Order History", href: "/orderhistory" },
          { label: "Order Details", href: "/orders/1" },
          { label: "Cancel Order" },
        ]}
      />
    ),
  },
};

export const RightToLeft: Story = { globals: { dir: "rtl" } };

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
