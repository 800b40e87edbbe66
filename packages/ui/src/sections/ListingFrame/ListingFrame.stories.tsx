import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { ProductGrid } from "../../commerce";
import { Button, Chip } from "../../controls";
import { sampleCards } from "../../docs/sampleCards";
import { FilterIcon } from "../../icons";
import { Inline } from "../../layout";
import { Breadcrumbs } from "../../navigation";
import { Prose } from "../../typography";
import { ListingFrame } from "./ListingFrame";

const meta = {
  title: "Sections/ListingFrame",
  component: ListingFrame,
  parameters: { bleed: true },
  args: {
    breadcrumb: (
      <Breadcrumbs
        items={[
          { label: "Home", href: "/" },
          { label: "TAANKA", href: "/view-all" },
          { label: "All Products" },
        ]}
      />
    ),
    title: "All Products",
    subtitle: "Discover our collection",
    count: 1250,
    toolbar: (
      <Button tone="secondary" size="small" startIcon={<FilterIcon />}>
        FILTER
      </Button>
    ),
    children: <ProductGrid>{sampleCards()}</ProductGrid>,
  },
} satisfies Meta<typeof ListingFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 1, name: "All Products" })).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("Showing 1,250 products");
  },
};

export const WithChips: Story = {
  args: {
    count: 12,
    chips: (
      <Inline gap="2">
        <Chip onRemove={() => undefined}>Silk</Chip>
        <Chip onRemove={() => undefined}>Under 500</Chip>
      </Inline>
    ),
  },
};

export const One: Story = {
  args: { count: 1, children: <ProductGrid>{sampleCards(1)}</ProductGrid> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent(
      /^Showing 1 product$/,
    );
  },
};

export const Counting: Story = {
  args: { count: undefined, children: "Loading products..." },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status").textContent).toBe("");
  },
};

/** A page of text has no bar and lists no products. */
export const PageOfText: Story = {
  args: {
    title: "Return & Exchange Policy",
    subtitle: undefined,
    count: undefined,
    toolbar: undefined,
    children: (
      <Prose>
        <h2>Seven days to change your mind</h2>
        <p>Anything you bought may be returned within seven days of delivery.</p>
      </Prose>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("status")).toBeNull();
    await expect(canvas.getAllByRole("heading", { level: 2 })).toHaveLength(1);
  },
};

/** While another list is on its way the bar says so. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent(
      "Loading products...",
    );
  },
};

/** The bar stays in reach, and another list is seen from its start. */
export const AnotherList: Story = {
  render: function Sorted(args) {
    const [list, setList] = useState("newest");
    return (
      <ListingFrame
        {...args}
        listKey={list}
        toolbar={<Button onClick={() => setList("popular")}>Most Popular</Button>}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sort = canvas.getByRole("button", { name: "Most Popular" });
    const heading = canvas.getByRole("heading", { level: 2 });
    canvas.getAllByRole("article").at(-1)?.scrollIntoView();
    await waitFor(() => expect(heading.getBoundingClientRect().top).toBeLessThan(0));
    await expect(sort.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await userEvent.click(sort);
    await waitFor(() => expect(heading.getBoundingClientRect().top).toBeGreaterThan(0));
  },
};

export const RightToLeft: Story = { globals: { dir: "rtl" } };

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
