import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Heading, Text } from "../../typography";
import { Container } from "../Container";
import { Stack } from "../Stack";
import { Section } from "./Section";

const meta = {
  title: "Layout/Section",
  component: Section,
  parameters: { bleed: true },
  args: {
    "aria-labelledby": "most-bought",
    children: (
      <Container>
        <Stack>
          <Heading level={2} id="most-bought">
            Most Bought
          </Heading>
          <Text tone="muted">What everyone came back for this month.</Text>
        </Stack>
      </Container>
    ),
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Most Bought" })).toBeVisible();
  },
};

export const Sunken: Story = { args: { ground: "sunken" } };

export const Half: Story = { args: { spacing: "half", ground: "raised" } };

export const Joined: Story = { args: { joined: true } };

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
