import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "../../controls";
import { samplePicture } from "../../docs/fixtures";
import { Container, Picture, Stack } from "../../layout";
import { Breadcrumbs } from "../../navigation";
import { Heading, Text } from "../../typography";
import { ProductFrame } from "./ProductFrame";

const meta = {
  title: "Sections/ProductFrame",
  component: ProductFrame,
  parameters: { bleed: true },
  args: {
    breadcrumb: <Breadcrumbs items={[{ label: "Home", href: "/" }, { label: "Sarees" }]} />,
    gallery: (
      <Picture
        {...samplePicture("banarasi-jaal-silk-saree/maroon-front", "Silk saree", "#c8b8a8")}
      />
    ),
    buy: (
      <Stack gap="4">
        <Heading level={1} size="3xl">
          Banarasi Jaal Silk Saree
        </Heading>
        <Text tone="muted">Woven in Varanasi on a jacquard loom, zari on silk.</Text>
        <Button fullWidth>Add to cart</Button>
      </Stack>
    ),
    bottomBar: <Button fullWidth>Add to cart</Button>,
    children: (
      <Container style={{ minBlockSize: "60vh" }}>
        <Heading level={2}>You might also like</Heading>
      </Container>
    ),
  },
} satisfies Meta<typeof ProductFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const actions = canvas.getAllByRole("button", { name: "Add to cart" });
    await expect(actions).toHaveLength(window.innerWidth < 1024 ? 2 : 1);
  },
};

export const WithoutBar: Story = { args: { bottomBar: undefined } };

export const RightToLeft: Story = { globals: { dir: "rtl" } };

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
