import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Price } from "../commerce";
import { Button, ButtonLink } from "../controls";
import { Inline, Stack } from "../layout";
import { BrandMark } from "../navigation";
import { Heading, Text } from "../typography";
import type { LinkComponentProps } from "./context";
import { ThemeProvider } from "./ThemeProvider";

/** A part of a page, as every theme draws it. */
const part = (
  <Stack gap="4" style={{ padding: "2rem" }}>
    <BrandMark />
    <Heading level={2} size="2xl">
      Chanderi, for the first of the month
    </Heading>
    <Text tone="muted">Light as a dupatta, crisp enough to pleat by itself.</Text>
    <Price price={5499} mrp={6999} />
    <Inline gap="3">
      <Button>Add to cart</Button>
      <ButtonLink tone="secondary" href="#sarees">
        All sarees
      </ButtonLink>
    </Inline>
  </Stack>
);

const meta = {
  title: "Theme/ThemeProvider",
  component: ThemeProvider,
  args: { brand: "neel", shopName: "Neel & Daughters", children: part },
} satisfies Meta<typeof ThemeProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const theme = canvas.getByText("Neel & Daughters").closest("[data-taanka-brand]");
    await expect(theme).toHaveAttribute("data-taanka-brand", "neel");
    await expect(theme).toHaveAttribute("data-taanka-mode", "light");
  },
};

export const InDarkMode: Story = {
  args: { mode: "dark" },
  play: async ({ canvas }) => {
    const theme = canvas.getByText("Neel & Daughters").closest("[data-taanka-brand]");
    await expect(theme).toHaveAttribute("data-taanka-mode", "dark");
  },
};

/** Within a page of one brand a part of it in another. */
export const WithinAnother: Story = {
  args: {
    children: (
      <>
        {part}
        <ThemeProvider brand="kora" mode="dark">
          {part}
        </ThemeProvider>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const brands = canvas
      .getAllByRole("button", { name: "Add to cart" })
      .map((button) => button.closest("[data-taanka-brand]")?.getAttribute("data-taanka-brand"));
    await expect(brands).toEqual(["neel", "kora"]);
  },
};

/** What a router's link would do is written at it. */
const AppLink = ({ href, ...rest }: LinkComponentProps) => <a {...rest} href={`/shop${href}`} />;

/** Every link of the kit is rendered by the app's own. */
export const LinksOfARouter: Story = {
  args: { linkComponent: AppLink },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "All sarees" });
    await expect(link).toHaveAttribute("href", "/shop#sarees");
  },
};

export const RightToLeft: Story = { args: { dir: "rtl" } };
