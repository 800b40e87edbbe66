import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { ActiveFilterChips, FilterFields, ProductGrid, SortSelect } from "../../commerce";
import { Button, Chip } from "../../controls";
import { sampleFilterGroups } from "../../docs/fixtures";
import { sampleCards } from "../../docs/sampleCards";
import { FilterIcon } from "../../icons";
import { Inline, Stack } from "../../layout";
import { Breadcrumbs, SiteHeader } from "../../navigation";
import { Link, Prose } from "../../typography";
import { PageShell } from "../PageShell";
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

/**
 * With an address the toolbar is a form. What folds open in it takes the row, and scrolls with the page;
 * in a `noscript` it is there for those alone who have no script.
 */
export const AsForm: Story = {
  args: {
    action: "/view-all",
    toolbar: (
      <>
        <SortSelect name="sort" />
        <FilterFields name="filter" groups={sampleFilterGroups} />
        <Button type="submit" size="small">
          Apply
        </Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole("button", { name: "Apply" }).closest("form");
    await expect(form).toHaveAttribute("action", "/view-all");
    await expect(form?.method).toBe("get");
    await userEvent.selectOptions(canvas.getByRole("combobox"), "popularity");
    await userEvent.click(canvas.getByText("Filters"));
    await userEvent.click(canvas.getByRole("checkbox", { name: /Silk/ }));
    const address = new URLSearchParams([...new FormData(form as HTMLFormElement)] as string[][]);
    await expect(`${address}`).toBe("sort=popularity&filter=Fabric%3ASilk");
    const intro = canvas.getByRole("heading", { level: 1 }).parentElement;
    await expect(form?.offsetWidth).toBe(intro?.offsetWidth);
    await expect(getComputedStyle(form as Element).position).toBe("static");
  },
};

/** The group of chips keeps the focus when the last one is gone, and takes no room. */
export const NoChipLeft: Story = {
  args: {
    count: 12,
    chips: (
      <ActiveFilterChips filters={[]} onRemove={() => undefined} onClearAll={() => undefined} />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole("group", { name: "Active filters" });
    const row = group.parentElement as HTMLElement;
    await expect(row.getBoundingClientRect().height).toBe(0);
    await expect(getComputedStyle(row).marginBlockStart).toBe("0px");
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

/** What gets the focus on the way up comes to rest below header and bar; the bar's own moves no page. */
export const FocusBelowTheBar: Story = {
  args: {
    children: (
      <Stack gap="1">
        {Array.from({ length: 60 }, (_, index) => `Saree ${index + 1}`).map((name) => (
          <Link key={name} standalone href={`#${name}`}>
            {name}
          </Link>
        ))}
      </Stack>
    ),
  },
  render: (args) => (
    <PageShell header={<SiteHeader categories={[]} cartHref="#cart" />}>
      <ListingFrame {...args} />
    </PageShell>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const filter = canvas.getByRole("button", { name: "FILTER" });
    const links = canvas.getAllByRole("link", { name: /^Saree/ }).reverse();
    links[0]?.scrollIntoView({ block: "end" });
    for (const link of links) {
      link.focus();
      const { bottom } = filter.getBoundingClientRect();
      await expect(link.getBoundingClientRect().top).toBeGreaterThan(bottom);
    }
    window.scrollTo(0, 600);
    const before = window.scrollY;
    filter.focus();
    await expect(window.scrollY).toBe(before);
  },
};

/** A page at 400 % has no room for a bar that stays. */
export const AtFourHundredPercent: Story = {
  globals: { viewport: { value: "zoomed" } },
  play: async ({ canvasElement }) => {
    const filter = within(canvasElement).getByRole("button", { name: "FILTER" });
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect(filter.getBoundingClientRect().bottom).toBeLessThan(0);
    window.scrollTo(0, 0);
  },
};

export const RightToLeft: Story = { globals: { dir: "rtl" } };

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
