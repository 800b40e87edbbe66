import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heading, Link } from "../../typography";
import { Spread } from "./Spread";

const meta = {
  title: "Layout/Spread",
  component: Spread,
  args: {
    align: "baseline",
    children: [
      <Heading key="heading" level={2}>
        New Collection
      </Heading>,
      <Link key="link" href="#collection" standalone>
        View more
      </Link>,
    ],
  },
} satisfies Meta<typeof Spread>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };

export const RightToLeft: Story = { globals: { dir: "rtl" } };
