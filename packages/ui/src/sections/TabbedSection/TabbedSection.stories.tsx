import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { ProductCardSkeleton, ProductGrid } from "../../commerce";
import { sampleCards } from "../../docs/sampleCards";
import { TabbedSection } from "./TabbedSection";

const counts: Record<string, number> = {
  "Casual Wears": 3,
  "Party Wear Sarees": 6,
  "Wedding Lehengas": 0,
  "Festive Kurtis": 2,
  "Date Nights": 3,
};

const meta = {
  title: "Sections/TabbedSection",
  component: TabbedSection,
  parameters: { bleed: true },
  args: {
    eyebrow: "Monsoon Colours",
    title: "Everyday to Event",
    subtitle: "One wardrobe, from Monday morning to Saturday night",
    viewAllHref: "/view-all/Everydaytoevent",
    tabs: Object.keys(counts),
    onValueChange: fn(),
    children: (tab) => {
      const count = counts[tab] ?? 0;
      return count > 0 ? <ProductGrid>{sampleCards(count)}</ProductGrid> : null;
    },
  },
} satisfies Meta<typeof TabbedSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("region", { name: "Everyday to Event" })).toBeVisible();
    const panel = () => within(canvas.getByRole("tabpanel"));
    await expect(panel().getAllByRole("article")).toHaveLength(3);
    await userEvent.click(canvas.getByRole("tab", { name: "Party Wear Sarees" }));
    await expect(args.onValueChange).toHaveBeenCalledWith("Party Wear Sarees");
    await expect(panel().getAllByRole("article")).toHaveLength(6);
    await userEvent.click(canvas.getByRole("tab", { name: "Wedding Lehengas" }));
    await expect(panel().getByText('No items found for "Wedding Lehengas"')).toBeVisible();
    await expect(panel().getByText("Try selecting a different category")).toBeVisible();
  },
};

/** From a server component: the panels by the names of their tabs, no function. */
export const PanelsByName: Story = {
  args: {
    children: undefined,
    panels: {
      "Casual Wears": <ProductGrid>{sampleCards(3)}</ProductGrid>,
      "Date Nights": <ProductGrid>{sampleCards(2)}</ProductGrid>,
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const panel = () => within(canvas.getByRole("tabpanel"));
    await expect(panel().getAllByRole("article")).toHaveLength(3);
    await userEvent.click(canvas.getByRole("tab", { name: "Date Nights" }));
    await expect(panel().getAllByRole("article")).toHaveLength(2);
    await userEvent.click(canvas.getByRole("tab", { name: "Wedding Lehengas" }));
    await expect(panel().getByText('No items found for "Wedding Lehengas"')).toBeVisible();
  },
};

export const ChosenTabDisappears: Story = {
  render: function Disappearing(args) {
    const [tabs, setTabs] = useState(["Casual Wears", "Date Nights"]);
    return (
      <>
        <TabbedSection {...args} tabs={tabs} defaultValue="Date Nights" />
        <button type="button" onClick={() => setTabs(["Casual Wears", "Festive Kurtis"])}>
          Change the tabs
        </button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chosen = () => canvas.getByRole("tab", { selected: true });
    await expect(chosen()).toHaveTextContent("Date Nights");
    await userEvent.click(canvas.getByRole("button", { name: "Change the tabs" }));
    await expect(chosen()).toHaveTextContent("Casual Wears");
  },
};

/** The heading and its link are there before the tabs, and keep the focus when these come. */
export const Waiting: Story = {
  args: {
    placeholder: (
      <ProductGrid busy>
        {["first", "second", "third"].map((place) => (
          <ProductCardSkeleton key={place} />
        ))}
      </ProductGrid>
    ),
  },
  render: function Waiting(args) {
    const [tabs, setTabs] = useState<readonly string[]>([]);
    return (
      <>
        <TabbedSection {...args} tabs={tabs} />
        <button type="button" onClick={() => setTabs(args.tabs)}>
          Let the tabs come
        </button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { name: "Everyday to Event" })).toBeVisible();
    await expect(canvas.queryByRole("tablist")).not.toBeInTheDocument();
    const link = canvas.getByRole("link", { name: /view all/i });
    link.focus();
    canvas.getByRole("button", { name: "Let the tabs come" }).click();
    await expect(await canvas.findAllByRole("tab")).toHaveLength(5);
    await expect(link).toHaveFocus();
  },
};

export const RightToLeft: Story = { globals: { dir: "rtl" } };
