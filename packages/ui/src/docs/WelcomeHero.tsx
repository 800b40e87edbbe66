import { ProductCard, WishlistHeart } from "../commerce";
import { ButtonLink } from "../controls/Button";
import { Columns, Grid, Inline, Picture, Stack, Stitch } from "../layout";
import { ThemeProvider } from "../theme";
import { Eyebrow, Heading, Link, Text } from "../typography";
import { cardOf, picturesOf, productById } from "./shop";
import { brands, modes, Themed } from "./tokens/Themed";

const page = (id: string) => ({ href: `?path=/${id}`, target: "_top" });

/** The opening of the welcome page, made of the kit. */
export function WelcomeHero() {
  const [picture] = picturesOf(productById("kanjivaram-temple-border-saree"));
  return (
    <Themed flush>
      <Columns split="3/2" from="md" gap={{ base: "8", md: "16" }}>
        <Stack gap="6" justify="center" align="start">
          <Eyebrow>@taanka/ui</Eyebrow>
          <Heading level={1} size="5xl">
            Everything a fashion shop is sewn from
          </Heading>
          <Stitch length="short" />
          <Text size="lg" tone="muted">
            React components for Indian fashion storefronts, from the price with its MRP to the
            order on its way. Accessible, light, and dressed in your brand by custom properties
            alone.
          </Text>
          <Inline>
            <ButtonLink {...page("story/compositions-home--page")}>See a shop</ButtonLink>
            <ButtonLink {...page("story/brand-playground--edit")} tone="secondary">
              Make it yours
            </ButtonLink>
          </Inline>
        </Stack>
        {picture && <Picture {...picture} priority />}
      </Columns>
    </Themed>
  );
}

const worn = productById("lotus-arch-silk-lehenga");

/** The same card in every shipped theme. */
export function SameCard() {
  return (
    <div className="sb-unstyled">
      <Grid columns={{ base: 2, md: 3 }} gap="0">
        {modes.flatMap((mode) =>
          brands.map((brand) => (
            <ThemeProvider
              key={`${brand} ${mode}`}
              brand={brand}
              mode={mode}
              style={{ padding: 20 }}
            >
              <Stack gap="4">
                <Eyebrow>
                  {brand} · {mode}
                </Eyebrow>
                <ProductCard
                  {...cardOf(worn)}
                  {...page("docs/commerce-productcard--docs")}
                  heart={<WishlistHeart product={worn.name} defaultPressed={mode === "dark"} />}
                />
              </Stack>
            </ThemeProvider>
          )),
        )}
      </Grid>
    </div>
  );
}

const groups = [
  [
    "Compositions",
    "Whole pages: home, listing, product, cart, order, sign-in",
    "story/compositions-home--page",
  ],
  [
    "Brand playground",
    "Turn the knobs on a real page, watch the contrast, take the theme",
    "story/brand-playground--edit",
  ],
  [
    "Tokens",
    "Colour with measured contrast, type, space, shape, motion",
    "docs/tokens-colour--docs",
  ],
  [
    "Layout",
    "Stack, inline, grid, columns, container, picture, divider",
    "docs/layout-stack--docs",
  ],
  ["Typography", "Heading, text, eyebrow, link, prose", "docs/typography-heading--docs"],
  ["Controls", "Buttons, fields, choices, one-time codes", "docs/controls-button--docs"],
  ["Overlays", "Dialogs, drawers, menus, tooltips, lightbox", "docs/overlays-dialog--docs"],
  ["Feedback", "Toasts, notices, skeletons, empty and failed states", "docs/feedback-notice--docs"],
  ["Navigation", "Header, footer, breadcrumbs, tabs, steps", "docs/navigation-siteheader--docs"],
  ["Sections", "Banners, carousels, rows, page frames", "docs/sections-bannercarousel--docs"],
  ["Commerce", "Cards, prices, sizes, filters, cart, orders", "docs/commerce-productcard--docs"],
  ["Icons", "One family at a 1.5-px stroke", "docs/icons-icons--docs"],
] as const;

/** The ways into the book. */
export function Contents() {
  return (
    <Themed flush>
      <Grid as="ul" columns={{ base: 1, md: 3 }} gap="8">
        {groups.map(([title, text, id]) => (
          <Stack as="li" key={title} gap="1">
            <Heading level={3} size="xl">
              <Link {...page(id)} tone="ink" standalone>
                {title}
              </Link>
            </Heading>
            <Text size="sm" tone="muted">
              {text}
            </Text>
          </Stack>
        ))}
      </Grid>
    </Themed>
  );
}
