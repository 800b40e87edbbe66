import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button, TextField } from "../../controls";
import { samplePicture } from "../../docs/fixtures";
import { Stack } from "../../layout";
import { AuthFrame } from "./AuthFrame";

const meta = {
  title: "Sections/AuthFrame",
  component: AuthFrame,
  parameters: { bleed: true },
  args: {
    title: "Sign in",
    description: "We send a code to your phone.",
    picture: samplePicture("banarasi-jaal-silk-saree/maroon-front", "", "#c8b8a8"),
    children: (
      <Stack gap="6">
        <TextField label="Phone number" />
        <Button fullWidth>Continue</Button>
      </Stack>
    ),
  },
} satisfies Meta<typeof AuthFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole("main"));
    await expect(main.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
    await expect(main.getByRole("link", { name: "TAANKA" })).toHaveAttribute("href", "/");
  },
};

export const WithoutPicture: Story = { args: { picture: undefined } };

export const RightToLeft: Story = { globals: { dir: "rtl" } };

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
