import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { shopFooter } from "../../docs/shopTexts";
import { Container, Stack } from "../../layout";
import { SiteFooter, SiteHeader } from "../../navigation";
import { Heading, Link } from "../../typography";
import { PageShell } from "./PageShell";

const categories = ["Sarees", "Lehengas", "Kurtis"].map((name) => ({
  id: name,
  name,
  href: `#${name}`,
}));

const meta = {
  title: "Sections/PageShell",
  component: PageShell,
  parameters: { bleed: true },
  args: {
    header: (
      <SiteHeader
        categories={categories}
        wishlistHref="#wishlist"
        cartHref="#cart"
        cartCount={1}
        accountHref="#login"
      />
    ),
    footer: <SiteFooter {...shopFooter} />,
    children: (
      <Container>
        <Heading level={1}>The collection</Heading>
      </Container>
    ),
  },
} satisfies Meta<typeof PageShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Something of the shop's own above the header, which then stands in the page and sticks to its top. */
export const StripAbove: Story = {
  args: {
    underHeader: true,
    header: (
      <>
        <p style={{ paddingBlock: 8, textAlign: "center" }}>Free shipping until Sunday</p>
        <SiteHeader categories={categories} cartHref="#cart" style={{ position: "sticky" }} />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const strip = canvas.getByText("Free shipping until Sunday").getBoundingClientRect();
    const header = canvas.getByRole("banner").getBoundingClientRect();
    const title = canvas.getByRole("heading", { name: "The collection" }).getBoundingClientRect();
    await expect(header.top).toBeGreaterThanOrEqual(strip.bottom);
    await expect(title.top).toBeGreaterThanOrEqual(header.bottom);
  },
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const header = canvas.getByRole("banner").getBoundingClientRect();
    const title = canvas.getByRole("heading", { name: "The collection" }).getBoundingClientRect();
    await expect(title.top).toBeGreaterThanOrEqual(header.bottom);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Skip to content" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("main")).toHaveFocus();
  },
};

export const UnderTheHeader: Story = {
  args: { underHeader: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("main").offsetTop).toBe(0);
    await expect(getComputedStyle(within(canvasElement).getByRole("main")).paddingTop).toBe("0px");
  },
};

/** What gets the focus on the way up comes to rest below the header, which returns. */
export const FocusBelowTheHeader: Story = {
  args: {
    children: (
      <Container>
        <Stack gap="1">
          {Array.from({ length: 40 }, (_, index) => `Saree ${index + 1}`).map((name) => (
            <Link key={name} standalone href={`#${name}`}>
              {name}
            </Link>
          ))}
        </Stack>
      </Container>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const header = canvas.getByRole("banner").offsetHeight;
    const links = within(canvas.getByRole("main")).getAllByRole("link").reverse();
    links[0]?.scrollIntoView({ block: "end" });
    for (const link of links) {
      link.focus();
      await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(header);
    }
  },
};

export const WithoutFooter: Story = { args: { footer: undefined } };

export const RightToLeft: Story = { globals: { dir: "rtl" } };
