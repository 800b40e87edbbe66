import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { BuyBar } from "../../commerce";
import { Button } from "../../controls";
import { samplePicture } from "../../docs/fixtures";
import { Container, Picture, Stack } from "../../layout";
import { Breadcrumbs } from "../../navigation";
import { Heading, Link, Text } from "../../typography";
import { ProductAction, ProductFrame } from "./ProductFrame";

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
        <ProductAction>
          <Button fullWidth>Add to cart</Button>
        </ProductAction>
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
    await expect(canvas.getByRole("button", { name: "Add to cart" })).toBeVisible();
  },
};

const links = Array.from({ length: 40 }, (_, index) => `Saree ${index + 1}`);

/** A `BuyBar` as it is stays at the foot of the screen, with one edge and one ground. */
export const WithABuyBar: Story = {
  args: {
    bottomBar: <BuyBar price={14999} action={<Button>Add to cart</Button>} />,
    children: (
      <Container>
        <Stack gap="1">
          {links.map((name) => (
            <Link key={name} standalone href={`#${name}`}>
              {name}
            </Link>
          ))}
        </Stack>
      </Container>
    ),
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = canvas.getByRole("region", { name: "Buy" });
    await expect(Math.round(bar.getBoundingClientRect().bottom)).toBe(window.innerHeight);
    await expect(bar.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
    await expect(bar.parentElement && getComputedStyle(bar.parentElement).display).toBe("contents");
  },
};

/** What gets the focus comes to rest above the bar, of whatever kind; the bar's own moves no page. */
export const FocusAboveTheBar: Story = {
  ...WithABuyBar,
  args: { ...WithABuyBar.args, bottomBar: <Button fullWidth>Buy now</Button> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const buy = canvas.getByRole("button", { name: "Buy now" });
    const bar = buy.parentElement as HTMLElement;
    for (const name of links) {
      const link = canvas.getByRole("link", { name });
      link.focus();
      const { bottom } = link.getBoundingClientRect();
      await expect(bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
    }
    window.scrollTo(0, 300);
    buy.focus();
    await expect(window.scrollY).toBe(300);
    window.scrollTo(0, 0);
  },
};

/** A page at 400 % has no room for a bar that stays. */
export const AtFourHundredPercent: Story = {
  globals: { viewport: { value: "zoomed" } },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getAllByRole("button", { name: "Add to cart" }).at(-1);
    await expect(bar?.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight);
  },
};

export const WithoutBar: Story = { args: { bottomBar: undefined } };

export const RightToLeft: Story = { globals: { dir: "rtl" } };

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
