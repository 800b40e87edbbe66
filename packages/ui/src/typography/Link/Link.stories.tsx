import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent } from "storybook/test";
import { ArrowRightIcon } from "../../icons";
import { Stack } from "../../layout";
import { type LinkComponentProps, ThemeProvider } from "../../theme";
import { Text } from "../Text";
import { Link } from "./Link";

const meta = {
  title: "Typography/Link",
  component: Link,
  args: { href: "#returns", children: "Return & Exchange Policy" },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InASentence: Story = {
  render: (args) => (
    <Text>
      Changed your mind? Read our <Link {...args} /> before you send it back.
    </Text>
  ),
};

export const Standalone: Story = {
  args: { standalone: true, children: "View more", endIcon: <ArrowRightIcon size={16} /> },
};

export const Tones: Story = {
  render: (args) => (
    <Stack gap="2" align="start">
      <Link {...args} standalone tone="accent" />
      <Link {...args} standalone tone="ink" />
      <Link {...args} standalone tone="muted" />
    </Stack>
  ),
};

/** As a router's: the page stays, the address changes. */
function RouterLink({ href, ...rest }: LinkComponentProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        history.pushState(null, "", href);
      }}
    />
  );
}

export const ThroughARouter: Story = {
  render: (args) => (
    <ThemeProvider linkComponent={RouterLink}>
      <Link {...args} />
    </ThemeProvider>
  ),
  play: async ({ canvas }) => {
    const push = spyOn(history, "pushState").mockReturnValue();
    await userEvent.click(canvas.getByRole("link", { name: "Return & Exchange Policy" }));
    await expect(push).toHaveBeenCalledWith(null, "", "#returns");
    push.mockRestore();
  },
};

export const RightToLeft: Story = {
  args: { standalone: true, children: "View more", endIcon: <ArrowRightIcon size={16} /> },
  globals: { dir: "rtl" },
};
