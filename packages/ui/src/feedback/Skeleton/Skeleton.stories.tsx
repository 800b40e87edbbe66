import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Grid, Inline, Stack, VisuallyHidden } from "../../layout";
import { Skeleton } from "./Skeleton";

const meta = { title: "Feedback/Skeleton", component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { lines: 3 } };

export const HeadingLine: Story = { args: { textSize: "3xl" } };

export const Block: Story = { args: { shape: "block", style: { blockSize: "8rem" } } };

export const Picture: Story = { args: { shape: "picture", style: { inlineSize: "16rem" } } };

const places = ["first", "second", "third", "fourth"];

export const Cards: Story = {
  render: () => (
    <section aria-busy="true" aria-label="Products">
      <VisuallyHidden role="status">Loading products...</VisuallyHidden>
      <Grid columns={{ base: 2, md: 4 }}>
        {places.map((place) => (
          <Skeleton key={place} shape="card" />
        ))}
      </Grid>
    </section>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading products...");
  },
};

export const Person: Story = {
  render: () => (
    <Inline wrap={false} gap="4">
      <Skeleton shape="circle" style={{ inlineSize: "3.5rem", flex: "none" }} />
      <Stack gap="0" style={{ flex: 1 }}>
        <Skeleton lines={2} />
      </Stack>
    </Inline>
  ),
};

export const OnAPhone: Story = { ...Cards, globals: { viewport: { value: "phone" } } };
