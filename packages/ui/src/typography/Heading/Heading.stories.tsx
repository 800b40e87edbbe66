import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { ErrorState } from "../../feedback/ErrorState";
import { Stack } from "../../layout";
import { Eyebrow } from "../Eyebrow";
import { Link } from "../Link";
import { Text } from "../Text";
import { Heading, type HeadingProps } from "./Heading";

const meta = {
  title: "Typography/Heading",
  component: Heading,
  args: { level: 2, children: "Everyday to Event" },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent("Everyday to Event");
  },
};

const sizes: HeadingProps["size"][] = ["5xl", "4xl", "3xl", "2xl", "xl", "lg", "md"];

export const Sizes: Story = {
  render: () => (
    <Stack gap="6">
      {sizes.map((size) => (
        <Heading key={size} level={2} size={size}>
          The cloth is the colour
        </Heading>
      ))}
    </Stack>
  ),
};

export const WithEyebrow: Story = {
  render: (args) => (
    <Stack gap="3" align="center">
      <Eyebrow>Festive edit</Eyebrow>
      <Heading {...args} align="center" />
      <Text tone="muted" align="center">
        From a morning at the desk to the last dance of the sangeet.
      </Text>
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    children: "Handwoven Banarasi Silk Sarees with Gold Jaal for Winter Weddings",
    size: "4xl",
  },
  globals: { viewport: { value: "phone" } },
};

/** After a change of page a program moves focus to the heading: no box, also after a key was used. */
export const FocusedByCode: Story = {
  render: (args) => (
    <Stack gap="6">
      <Link standalone href="#next">
        Next page
      </Link>
      <Heading {...args} tabIndex={-1} />
      <ErrorState title="Error Loading Order" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole("link", { name: "Next page" });
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).outlineStyle).toBe("solid");
    for (const heading of canvas.getAllByRole("heading")) {
      heading.tabIndex = -1;
      heading.focus();
      await expect(heading).toHaveFocus();
      await expect(heading.matches(":focus-visible")).toBe(true);
      await expect(getComputedStyle(heading).outlineStyle).toBe("none");
    }
  },
};

export const Hindi: Story = { args: { children: "हर दिन से हर उत्सव तक", lang: "hi" } };

export const RightToLeft: Story = { globals: { dir: "rtl" } };
