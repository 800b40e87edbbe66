import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { samplePictures as pictures } from "../../docs/fixtures";
import { WishlistHeart } from "../WishlistHeart";
import { Gallery } from "./Gallery";

const meta = {
  title: "Commerce/Gallery",
  component: Gallery,
  args: { pictures, product: "Banarasi Jaal Silk Saree" },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const gallery = within(canvasElement).getByRole("region", {
      name: "Pictures of Banarasi Jaal Silk Saree",
    });
    const hurries = () =>
      within(gallery)
        .getAllByRole("img", { hidden: true })
        .map((image) => image.getAttribute("fetchpriority"))
        .filter(Boolean);
    await waitFor(() => expect(hurries()).toEqual(["high", "low"]));
    const third = within(gallery).getByRole("button", { name: "Show picture 3" });
    await userEvent.click(third);
    await waitFor(() => expect(third).toHaveAttribute("aria-current", "true"));
    await expect(within(gallery).getByRole("status")).toHaveTextContent("Picture 3 of 3");
    await expect(hurries()).toEqual(["high", "low", "low"]);
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() =>
      expect(within(gallery).getByRole("status")).toHaveTextContent("Picture 2 of 3"),
    );
  },
};

/** The heart and sharing lie on the picture; pressing them does not open it. */
export const WithActions: Story = {
  args: { actions: <WishlistHeart product="Banarasi Jaal Silk Saree" /> },
  play: async ({ canvasElement }) => {
    const heart = within(canvasElement).getByRole("button", { name: /wishlist/i });
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await expect(within(document.body).queryByRole("dialog")).toBeNull();
  },
};

/** A click on the picture, or the button in its corner. The gallery follows the lightbox. */
export const LookedAtClosely: Story = {
  play: async ({ canvasElement }) => {
    const page = within(document.body);
    const canvas = within(canvasElement);
    const button = canvas.getByRole("button", { name: "Zoom in" });
    await userEvent.click(button);
    const lightbox = await page.findByRole("dialog", {
      name: "Pictures of Banarasi Jaal Silk Saree",
    });
    await userEvent.click(within(lightbox).getByRole("button", { name: "Next picture" }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    await expect(button).toHaveFocus();
    await expect(canvas.getByRole("button", { name: "Show picture 2" })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await userEvent.click(canvas.getByRole("img", { name: /maroon, weave$/ }));
    await page.findByRole("dialog");
  },
};

export const OnePicture: Story = {
  args: { pictures: pictures.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button", { name: /Show picture/ })).toBeNull();
  },
};

/** The drawing keeps the room of a picture, on which the actions lie. */
export const NoPicture: Story = {
  args: { pictures: [], actions: <WishlistHeart product="Banarasi Jaal Silk Saree" /> },
  play: async ({ canvasElement }) => {
    const gallery = within(canvasElement).getByRole("region");
    const heart = within(gallery).getByRole("button", { name: /wishlist/i });
    const { width, height, bottom } = gallery.getBoundingClientRect();
    await expect(height).toBeGreaterThan(width);
    await expect(heart.getBoundingClientRect().bottom).toBeLessThan(bottom);
    await expect(gallery.querySelector("[data-failed]")).toBeVisible();
    await expect(within(gallery).queryByRole("list")).toBeNull();
    await expect(within(gallery).queryByRole("button", { name: /closer/i })).toBeNull();
  },
};

export const BrokenPicture: Story = {
  args: { pictures: [{ src: "./pictures/none.webp", alt: "A picture that is gone" }] },
};

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };

export const RightToLeft: Story = { globals: { dir: "rtl", locale: "hi-IN" } };
