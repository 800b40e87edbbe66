import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../controls/Button";
import { LogOutIcon, PackageIcon, PinIcon, UserIcon } from "../../icons";
import {
  DropdownMenu,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuSeparator,
} from "./DropdownMenu";

const page = within(document.body);
const signOut = fn();

const meta = {
  title: "Overlays/DropdownMenu",
  component: DropdownMenu,
  args: {
    trigger: <Button tone="secondary">Account</Button>,
    align: "start",
    children: (
      <>
        <DropdownMenuGroup label="Asha Rao">
          <DropdownMenuItem icon={<UserIcon />} href="#profile">
            My profile
          </DropdownMenuItem>
          <DropdownMenuItem icon={<PackageIcon />} href="#orders">
            Order history
          </DropdownMenuItem>
          <DropdownMenuItem icon={<PinIcon />} disabled>
            Saved addresses
          </DropdownMenuItem>
        </DropdownMenuGroup>
        <DropdownMenuSeparator />
        <DropdownMenuItem icon={<LogOutIcon />} tone="critical" onSelect={signOut}>
          Sign out
        </DropdownMenuItem>
      </>
    ),
  },
} satisfies Meta<typeof DropdownMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    signOut.mockClear();
    const trigger = within(canvasElement).getByRole("button", { name: "Account" });
    trigger.focus();
    await userEvent.keyboard("{Enter}");
    const menu = await page.findByRole("menu", { name: "Account" });
    const profile = within(menu).getByRole("menuitem", { name: "My profile" });
    await waitFor(() => expect(profile).toHaveFocus());
    await expect(profile).toHaveAttribute("href", "#profile");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(within(menu).getByRole("menuitem", { name: "Sign out" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(signOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(page.queryByRole("menu")).toBeNull());
    await expect(trigger).toHaveFocus();
  },
};

export const Open: Story = { args: { defaultOpen: true } };

export const Phone: Story = {
  args: { defaultOpen: true },
  globals: { viewport: { value: "phone" } },
};

export const Dark: Story = { args: { defaultOpen: true }, globals: { mode: "dark" } };

export const RightToLeft: Story = { args: { defaultOpen: true }, globals: { dir: "rtl" } };
