import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { SiteHeader } from "../../navigation";
import { PageShell } from "../PageShell";
import { BannerCarousel } from "./BannerCarousel";
import type { BannerSlide } from "./BannerSlide";

/** A banner of the sample catalogue, with its upright twin for phones. */
const bannerPicture = (name: string, color: string) => ({
  src: `./pictures/banners/${name}.webp`,
  color,
  sources: [
    { srcSet: `./pictures/banners/${name}-portrait.webp`, media: "(orientation: portrait)" },
  ],
});

const slides: BannerSlide[] = [
  {
    id: "wedding",
    heading: "The Wedding Edit",
    text: "Bridal lehengas, Banarasi jaal and gota for every function on the card.",
    href: "#wedding",
    linkLabel: "Explore the edit",
    picture: bannerPicture("wedding", "#d8c8b8"),
  },
  {
    id: "silk",
    heading: "Silk, by the pleat",
    text: "Temple borders and zari vines, on silk with some weight to it.",
    href: "#silk",
    linkLabel: "Shop silk sarees",
    picture: bannerPicture("silk", "#e8d8c8"),
  },
  {
    id: "cotton",
    heading: "Cotton for long days",
    href: "#cotton",
    picture: bannerPicture("cotton", "#d8c8b8"),
  },
];

const white =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9'%3E%3Crect width='16' height='9' fill='%23fff'/%3E%3C/svg%3E";

const meta = {
  title: "Sections/BannerCarousel",
  component: BannerCarousel,
  parameters: { bleed: true },
  args: { slides },
} satisfies Meta<typeof BannerCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Names of the slides that are not inert. */
const current = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll("[aria-roledescription=slide]:not([inert])")].map((slide) =>
    slide.getAttribute("aria-label"),
  );

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("region", { name: "Highlights" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Banner 2: Silk, by the pleat" }));
    await expect(current(canvasElement)).toEqual(["2 of 3"]);
    await expect(canvas.getByRole("link", { name: "Shop silk sarees" })).toHaveAttribute(
      "href",
      "#silk",
    );
    await waitFor(
      () => expect(canvas.queryByRole("link", { name: "Explore the edit" })).toBeNull(),
      { timeout: 3000 },
    );
    await userEvent.click(canvas.getByRole("button", { name: "Banner 1: The Wedding Edit" }));
    await userEvent.click(canvas.getByRole("button", { name: "Pause the banners" }));
    await expect(canvas.getByRole("button", { name: "Play the banners" })).toBeVisible();
  },
};

export const MovesOnAndPauses: Story = {
  args: { interval: 400 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const banners = canvas.getByRole("region");
    // The machine's own pointer may lie over them, and would hold them as soon as it is noticed.
    const moved = () => {
      fireEvent.pointerOut(banners, { pointerType: "mouse" });
      expect(current(canvasElement)).toEqual(["2 of 3"]);
    };
    await waitFor(moved, { timeout: 3000 });
    fireEvent.pointerOver(banners, { pointerType: "mouse" });
    const held = current(canvasElement);
    await new Promise((resolve) => setTimeout(resolve, 900));
    await expect(current(canvasElement)).toEqual(held);
    fireEvent.pointerOut(banners, { pointerType: "mouse" });
    await waitFor(() => expect(current(canvasElement)).not.toEqual(held), { timeout: 3000 });
    await userEvent.click(canvas.getByRole("button", { name: "Pause the banners" }));
    const paused = current(canvasElement);
    await new Promise((resolve) => setTimeout(resolve, 900));
    await expect(current(canvasElement)).toEqual(paused);
  },
};

/** On each of the slides the page has one heading of level 1, which keeps the focus it is given. */
export const HeadingOfThePage: Story = {
  args: { interval: 300, headingLevel: 1 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const banners = canvas.getByRole("region");
    const exposed = () =>
      canvasElement.querySelectorAll("[aria-roledescription=slide]:not([inert]) h1");
    const second = () => {
      fireEvent.pointerOut(banners, { pointerType: "mouse" });
      expect(current(canvasElement)).toEqual(["2 of 3"]);
      const [heading] = exposed();
      if (!(heading instanceof HTMLElement)) throw new Error("There is no heading.");
      // As a change of page does.
      heading.tabIndex = -1;
      heading.focus({ focusVisible: false } as FocusOptions);
    };
    await waitFor(second, { timeout: 3000, interval: 20 });
    await expect(exposed()).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve, 900));
    await expect(current(canvasElement)).toEqual(["2 of 3"]);
    await expect(exposed()[0]).toHaveFocus();
  },
};

export const Swiped: Story = {
  play: async ({ canvasElement }) => {
    const finger = { pointerType: "touch", pointerId: 1 };
    const swipe = (from: number, to: number) => {
      const slide = canvasElement.querySelector("[aria-live]") as Element;
      fireEvent.pointerDown(slide, { ...finger, clientX: from, clientY: 200 });
      fireEvent.pointerUp(slide, { ...finger, clientX: to, clientY: 210 });
    };
    swipe(300, 120);
    await expect(current(canvasElement)).toEqual(["2 of 3"]);
    swipe(120, 300);
    await expect(current(canvasElement)).toEqual(["1 of 3"]);
    swipe(120, 135);
    await expect(current(canvasElement)).toEqual(["1 of 3"]);
  },
};

export const UnderTheHeader: Story = {
  render: (args) => (
    <>
      <SiteHeader
        appearance="transparent"
        onSearch={() => undefined}
        onMenu={() => undefined}
        wishlistHref="#wishlist"
        cartHref="#cart"
        cartCount={2}
        accountHref="#login"
        categories={["Sarees", "Lehengas", "Kurtis", "Suits"].map((name) => ({
          id: name,
          name,
          href: `#${name}`,
        }))}
      />
      <BannerCarousel {...args} />
    </>
  ),
};

const shopHeader = <SiteHeader cartHref="#cart" accountHref="#login" />;

/** Under a header that is not transparent it ends where the window does, its controls in sight. */
export const BelowTheHeader: Story = {
  render: (args) => (
    <PageShell header={shopHeader}>
      <BannerCarousel {...args} />
    </PageShell>
  ),
  play: async ({ canvas }) => {
    const controls = canvas.getByRole("button", { name: "Pause the banners" });
    await expect(controls.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    const banner = canvas.getByRole("region").getBoundingClientRect();
    await expect(banner.top).toBe(canvas.getByRole("banner").offsetHeight);
    await expect(banner.bottom).toBeCloseTo(innerHeight, 0);
  },
};

export const BelowAStickyHeader: Story = {
  ...BelowTheHeader,
  render: (args) => (
    <PageShell underHeader header={<SiteHeader cartHref="#cart" style={{ position: "sticky" }} />}>
      <BannerCarousel {...args} />
    </PageShell>
  ),
};

/** Letters twice as large: the picture keeps its place above the words, and the banner grows. */
export const LargeText: Story = {
  globals: { viewport: { value: "phone" } },
  beforeEach: () => {
    document.documentElement.style.fontSize = "200%";
    return () => document.documentElement.style.removeProperty("font-size");
  },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector("img")?.getBoundingClientRect();
    await expect(picture?.height).toBeGreaterThanOrEqual(0.29 * innerHeight);
    const words = within(canvasElement).getByRole("heading").getBoundingClientRect();
    if (innerWidth < innerHeight) await expect(words.top).toBeGreaterThan(picture?.bottom ?? 0);
  },
};

export const OneSlide: Story = {
  args: { slides: slides.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};

export const OnAWhitePicture: Story = {
  args: {
    slides: slides.map((slide) => ({ ...slide, picture: { src: white } })),
  },
};

export const PictureFails: Story = {
  args: {
    slides: slides.slice(0, 1).map((slide) => ({ ...slide, picture: { src: "/nowhere.webp" } })),
    defaultPicture: { src: "./pictures/banners/festive.webp", focalPoint: { x: 75, y: 50 } },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector("img")).toHaveAttribute(
        "src",
        "./pictures/banners/festive.webp",
      ),
    );
  },
};

export const Loading: Story = {
  args: { slides: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("Loading banners...");
  },
};

export const Empty: Story = {
  args: { slides: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("No banners available")).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    slides: slides.slice(0, 1).map((slide) => ({
      ...slide,
      heading: "Everything a Banarasi wedding asks for, from the haldi to the bidaai",
      text: "Bridal lehengas, Banarasi jaal, gota and bandhani for every function on the card, and for the friends who dance at all of them until the lamps burn low.",
    })),
  },
};

export const RightToLeft: Story = { globals: { dir: "rtl" } };
