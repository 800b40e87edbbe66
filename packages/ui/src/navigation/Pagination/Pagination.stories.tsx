import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { LoadMore } from "./LoadMore";
import { Pagination } from "./Pagination";

const meta = {
  title: "Navigation/Pagination",
  component: Pagination,
  subcomponents: { LoadMore },
  args: { page: 5, pageCount: 12, hrefFor: "?page={page}", onPageChange: fn() },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a server component may pass: no function. */
export const AddressAsText: Story = {
  render: () => <Pagination page={5} pageCount={12} hrefFor="/?page={page}" />,
  play: async ({ canvasElement }) => {
    const next = within(canvasElement).getByRole("link", { name: "Next page" });
    await expect(next).toHaveAttribute("href", "/?page=6");
  },
};

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: "Page 5" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    const next = canvas.getByRole("link", { name: "Next page" });
    await expect(next).toHaveAttribute("href", "?page=6");
    await userEvent.click(next);
    await expect(args.onPageChange).toHaveBeenCalledWith(6);
  },
};

/** One row on a phone: first, last and the one at hand; arrows lead to the next. */
export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole("link");
    const tops = new Set(links.map((link) => link.getBoundingClientRect().top));
    await expect(tops.size).toBe(1);
    await expect(links[0]).toHaveAccessibleName("Previous page");
  },
};

/** A neighbour for which a phone has no room leaves a gap, not a number that seems to be missing. */
export const PhoneWithoutNeighbours: Story = {
  args: { page: 4, pageCount: 9 },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const places = [...canvasElement.querySelectorAll("li")].filter((one) => one.checkVisibility());
    await expect(places.map((one) => one.textContent).filter(Boolean)).toEqual([
      "1",
      "…",
      "4",
      "…",
      "9",
    ]);
  },
};

/** Four pages have room on every phone. */
export const PhoneFourPages: Story = {
  args: { page: 2, pageCount: 4 },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole("link");
    await expect(links.map((one) => one.textContent).join("")).toBe("1234");
    const tops = new Set(links.map((link) => link.getBoundingClientRect().top));
    await expect(tops.size).toBe(1);
  },
};

const FromTheFirst = () => <Pagination page={1} pageCount={12} hrefFor={(at) => `/sarees/${at}`} />;

export const FirstPage: Story = {
  render: () => <FromTheFirst />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: "Previous page" })).toBeNull();
    const next = canvas.getByRole("link", { name: "Next page" });
    await expect(next).toHaveAttribute("href", "/sarees/2");
  },
};

export const OnePage: Story = {
  args: { page: 1, pageCount: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("navigation")).toBeNull();
  },
};

export const RightToLeft: Story = { globals: { dir: "rtl" } };

export const LoadingMore: StoryObj<typeof LoadMore> = {
  render: function More() {
    const [shown, setShown] = useState(50);
    return <LoadMore shown={shown} total={96} onLoadMore={() => setShown(96)} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("status")).toHaveTextContent("Showing 50 of 96");
    await userEvent.click(canvas.getByRole("button", { name: "Load more" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("Showing 96 of 96");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const LoadMoreBusy: StoryObj<typeof LoadMore> = {
  render: () => <LoadMore shown={50} total={1250} loading onLoadMore={() => undefined} />,
};

/** A link, so that the next products are found without a script too. */
export const LoadMoreFailed: StoryObj<typeof LoadMore> = {
  args: { onLoadMore: fn() },
  render: ({ onLoadMore }) => (
    <LoadMore
      shown={50}
      total={96}
      href="?page=2"
      error="Failed to load products"
      onLoadMore={onLoadMore}
    />
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to load products");
    const link = canvas.getByRole("link", { name: "Load more" });
    await expect(link).toHaveAttribute("href", "?page=2");
    await userEvent.click(link);
    await expect(args.onLoadMore).toHaveBeenCalledTimes(1);
  },
};
