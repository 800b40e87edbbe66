import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sampleProducts } from "../../docs/fixtures";
import { Text } from "../../typography";
import { Picture } from "../Picture";
import { Stack } from "../Stack";
import { Grid } from "./Grid";

const meta = {
  title: "Layout/Grid",
  component: Grid,
  args: {
    as: "ul",
    columns: { base: 2, lg: 3 },
    gap: { base: "4", lg: "6" },
    rowGap: { base: "8", lg: "12" },
    children: sampleProducts.map(({ id, name, picture }) => (
      <Stack as="li" gap="3" key={id}>
        <Picture {...picture} sizes="(min-width: 64em) 33vw, 50vw" />
        <Text weight="medium">{name}</Text>
      </Stack>
    )),
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

const columnCount = (element: HTMLElement) =>
  getComputedStyle(element).gridTemplateColumns.split(" ").length;

export const Default: Story = {
  play: async ({ canvas }) => {
    const wide = window.matchMedia("(min-width: 1024px)").matches;
    await expect(columnCount(canvas.getByRole("list"))).toBe(wide ? 3 : 2);
  },
};

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };

export const Six: Story = { args: { columns: 6, gap: "2" } };

export const RightToLeft: Story = { globals: { dir: "rtl" } };
