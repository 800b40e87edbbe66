import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { ReviewSummary } from "./ReviewSummary";

const meta = {
  title: "Commerce/ReviewSummary",
  component: ReviewSummary,
  args: { counts: { 5: 82, 4: 31, 3: 9, 2: 4, 1: 6 }, onValueChange: fn() },
} satisfies Meta<typeof ReviewSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("img", { name: "Rated 4.4 out of 5" });
    await expect(canvas.getByText("132 reviews")).toBeVisible();
    const rows = within(canvas.getByRole("list", { name: "Reviews by stars" }));
    await expect(rows.getAllByRole("listitem")[0]).toHaveTextContent("5 stars: 82 reviews, 62%");
    await expect(rows.queryByRole("button")).toBeNull();
  },
};

/** A row chooses its reviews; pressed again, all of them. */
export const Filterable: Story = {
  args: { filterable: true },
  play: async ({ args, canvasElement }) => {
    const row = within(canvasElement).getByRole("button", {
      name: "Only reviews with 4 stars: 31",
    });
    await userEvent.click(row);
    await expect(row).toHaveAttribute("aria-pressed", "true");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4);
    await userEvent.click(row);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

export const Filtered: Story = { args: { filterable: true, defaultValue: 4 } };

export const NothingToFilter: Story = {
  args: { filterable: true, counts: { 5: 3, 4: 0, 3: 0, 2: 0, 1: 0 } },
  play: async ({ args, canvasElement }) => {
    const row = within(canvasElement).getByRole("button", { name: "Only reviews with 1 star: 0" });
    await expect(row).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(row);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Many: Story = { args: { counts: { 5: 12840, 4: 3120, 3: 940, 2: 388, 1: 612 } } };

export const OneReview: Story = {
  args: { counts: { 5: 0, 4: 1, 3: 0, 2: 0, 1: 0 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("1 review")).toBeVisible();
    const row = within(canvasElement).getAllByRole("listitem")[1];
    await expect(row).toHaveTextContent("4 stars: 1 review, 100%");
  },
};

export const NoReviews: Story = {
  args: { counts: { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("No reviews yet")).toBeVisible();
    await expect(within(canvasElement).queryByRole("list")).toBeNull();
  },
};

/** Stretched by a long list, it stays at the top. */
export const BesideALongList: Story = {
  decorators: [
    (Story) => (
      <div style={{ display: "flex", gap: 32, blockSize: 900 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const count = within(canvasElement).getByText("132 reviews");
    const top = canvasElement.getBoundingClientRect().top;
    await expect(count.getBoundingClientRect().top - top).toBeLessThan(300);
  },
};

export const Narrow: Story = {
  args: { filterable: true },
  globals: { viewport: { value: "phone" } },
};

export const Dark: Story = { args: { filterable: true }, globals: { mode: "dark" } };

export const RightToLeft: Story = { globals: { dir: "rtl" } };

export const Hindi: Story = { globals: { locale: "hi-IN" } };
