import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../controls/Button";
import { samplePicture, sampleReviews } from "../../docs/fixtures";
import { ReviewCard } from "./ReviewCard";
import { ReviewList } from "./ReviewList";

const meta = {
  title: "Commerce/ReviewList",
  component: ReviewList,
  subcomponents: { ReviewCard },
  args: {
    reviews: sampleReviews,
    total: 132,
    sort: "newest",
    onSortChange: fn(),
    onHelpfulChange: fn(),
    onLoadMore: fn(),
  },
} satisfies Meta<typeof ReviewList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const list = within(within(canvasElement).getByRole("region", { name: "Reviews" }));
    await userEvent.selectOptions(
      list.getByRole("combobox", { name: "Sort reviews" }),
      "Most helpful",
    );
    await expect(args.onSortChange).toHaveBeenLastCalledWith("helpful");
    await userEvent.click(list.getByRole("button", { name: "Helpful (14)" }));
    await expect(args.onHelpfulChange).toHaveBeenLastCalledWith("r1", true);
    await userEvent.click(list.getByRole("button", { name: "Load more" }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

/** A shop whose buyers can't say what is helpful has three orders. */
export const FewerOrders: Story = {
  args: { sorts: ["newest", "highest", "lowest"], onHelpfulChange: undefined },
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole("combobox", { name: "Sort reviews" });
    await expect(within(select).getAllByRole("option")).toHaveLength(3);
  },
};

/** A long review shows its beginning; the button that opens it closes it again. */
export const LongReview: Story = {
  args: { reviews: sampleReviews.slice(0, 1), onLoadMore: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const more = canvas.getByRole("button", { name: "Read more" });
    await expect(canvas.queryByText(/for my daughter too/)).toBeNull();
    await userEvent.click(more);
    await expect(canvas.getByText(/for my daughter too/)).toBeVisible();
    await expect(more).toHaveAttribute("aria-expanded", "true");
    await expect(more).toHaveTextContent("Read less");
  },
};

export const WithPictures: Story = {
  args: {
    reviews: sampleReviews.slice(0, 1).map((review) => ({
      ...review,
      pictures: ["maroon-draped", "maroon-detail"].map((view) =>
        samplePicture(`banarasi-jaal-silk-saree/${view}`, `The saree, ${view}`, "#c8b8a8"),
      ),
    })),
    onLoadMore: undefined,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Show picture 2" }));
    const page = within(document.body);
    const lightbox = await page.findByRole("dialog", { name: "Pictures by Meera I." });
    await expect(within(lightbox).getByRole("status")).toHaveTextContent("Picture 2 of 2");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
  },
};

export const StarsOnly: Story = {
  args: {
    reviews: [{ id: "r9", rating: 4, author: "Anita", date: "2026-10-02" }],
    total: 1,
    onLoadMore: undefined,
    onSortChange: undefined,
  },
};

export const Empty: Story = {
  args: {
    reviews: [],
    total: 0,
    messages: { emptyMore: "Whoever buys it can write the first one." },
    emptyAction: <Button>Write a review</Button>,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("No reviews yet")).toBeVisible();
    await expect(canvas.getByText("Whoever buys it can write the first one.")).toBeVisible();
    await expect(canvas.queryByRole("combobox")).toBeNull();
  },
};

export const Loading: Story = {
  args: { reviews: [], loading: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("Loading reviews");
  },
};

export const LoadingMore: Story = { args: { loading: true } };

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };

export const Dark: Story = { globals: { mode: "dark" } };

export const RightToLeft: Story = { globals: { dir: "rtl" } };

export const Hindi: Story = { globals: { locale: "hi-IN" } };
