import type { Meta, StoryObj } from "@storybook/react-vite";
import { Sample } from "../../docs/Sample";
import { Container } from "./Container";

const meta = {
  title: "Layout/Container",
  component: Container,
  parameters: { bleed: true },
  args: { children: <Sample tall>Content between the gutters</Sample> },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {};

export const Medium: Story = { args: { width: "medium" } };

export const Narrow: Story = { args: { width: "narrow" } };

export const Form: Story = { args: { width: "form" } };

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
