import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../controls/Button";
import { sampleProducts, sampleSearch } from "../../docs/fixtures";
import { SearchPanel } from "./SearchPanel";
import type { SearchPanelProps } from "./types";

const meta = {
  title: "Commerce/SearchPanel",
  component: SearchPanel,
  args: {
    ...sampleSearch,
    placeholders: ["Office Wears"],
    trigger: <Button tone="secondary">Search</Button>,
    onSearch: fn(),
    onRemove: fn(),
    onValueChange: fn(),
  },
} satisfies Meta<typeof SearchPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);
const opened = async () => within(await page.findByRole("dialog", { name: "SEARCH" }));

/** Enter sends what was typed without the spaces around it, and nothing for spaces alone. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const opener = within(canvasElement).getByRole("button", { name: "Search" });
    await userEvent.click(opener);
    const panel = await opened();
    const field = panel.getByRole("combobox", { name: "Search" });
    await expect(field).toHaveFocus();
    await expect(getComputedStyle(document.body).overflow).toBe("hidden");
    await userEvent.keyboard("   {Enter}");
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.keyboard("chiffon  {Enter}");
    await expect(args.onSearch).toHaveBeenLastCalledWith("chiffon");
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

export const Open: Story = {
  args: { defaultOpen: true },
  play: async ({ args }) => {
    const panel = await opened();
    for (const name of ["Recent Searches", "Trending Searches", "Top Viewed Products"]) {
      panel.getByRole("list", { name });
    }
    const trending = within(panel.getByRole("list", { name: "Trending Searches" }));
    await userEvent.click(trending.getByRole("button", { name: "Remove Lehengas" }));
    await expect(args.onRemove).toHaveBeenLastCalledWith("Lehengas", "trending");
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};

function Forgetful(props: SearchPanelProps) {
  const [recent, setRecent] = useState(props.recent);
  return (
    <SearchPanel
      {...props}
      recent={recent}
      onRemove={(term) => setRecent(recent?.filter((other) => other !== term))}
    />
  );
}

/** Focus goes on to the next chip, and from the last one to the field. */
export const RemoveAll: Story = {
  args: { defaultOpen: true, recent: ["Ajrakh", "Banarasi"], trending: [], topViewed: [] },
  render: (args) => <Forgetful {...args} />,
  play: async () => {
    const panel = await opened();
    await userEvent.click(panel.getByRole("button", { name: "Remove Ajrakh" }));
    const last = panel.getByRole("button", { name: "Remove Banarasi" });
    await expect(last).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(panel.getByRole("combobox")).toHaveFocus();
    await expect(panel.queryByRole("list")).toBeNull();
  },
};

/** Arrow keys choose among the suggestions while the field keeps the focus. */
export const Suggestions: Story = {
  args: { defaultOpen: true },
  play: async ({ args }) => {
    const panel = await opened();
    const field = panel.getByRole("combobox", { name: "Search" });
    await userEvent.type(field, "saree");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("saree");
    await expect(panel.getByRole("status")).toHaveTextContent("6 suggestions");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    const second = panel.getByRole("option", { name: "Chiffon Sarees" });
    await expect(second).toHaveAttribute("aria-selected", "true");
    await expect(field).toHaveAttribute("aria-activedescendant", second.id);
    await expect(field).toHaveFocus();
  },
};

export const EnterTakesTheSuggestion: Story = {
  args: { defaultOpen: true },
  play: async ({ args }) => {
    await opened();
    await userEvent.keyboard("{ArrowUp}{Enter}");
    await expect(args.onSearch).toHaveBeenLastCalledWith("Palazzos");
  },
};

/** The API's answer takes the place of what was known at once: what was chosen moves, or is gone. */
export const AnotherListComes: Story = {
  args: { defaultOpen: true, suggestions: ["Silk Sarees", "Silk Kurtis"] },
  render: function Later(args) {
    const [suggestions, setSuggestions] = useState(args.suggestions ?? []);
    useEffect(() => {
      const answer = () => setSuggestions(["Silk Suits", "Silk Kurtis", "Silk Sarees"]);
      window.addEventListener("answer", answer);
      return () => window.removeEventListener("answer", answer);
    }, []);
    return <SearchPanel {...args} categories={[]} products={[]} suggestions={suggestions} />;
  },
  play: async ({ args }) => {
    const panel = await opened();
    await userEvent.keyboard("{ArrowDown}");
    window.dispatchEvent(new Event("answer"));
    await panel.findByRole("option", { name: "Silk Suits" });
    const chosen = panel.getByRole("option", { name: "Silk Sarees" });
    await expect(chosen).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{Enter}");
    await expect(args.onSearch).toHaveBeenLastCalledWith("Silk Sarees");
  },
};

export const ClickTakesTheSuggestion: Story = {
  args: { defaultOpen: true },
  play: async ({ args }) => {
    const panel = await opened();
    await userEvent.click(panel.getByRole("option", { name: "Bengali Sarees" }));
    await expect(args.onSearch).toHaveBeenLastCalledWith("Bengali Sarees");
  },
};

export const ChipSearches: Story = {
  args: { defaultOpen: true },
  play: async ({ args }) => {
    const panel = await opened();
    await userEvent.click(panel.getByRole("button", { name: "Ajrakh Modal Saree" }));
    await expect(args.onSearch).toHaveBeenLastCalledWith("Ajrakh Modal Saree");
  },
};

/** The right spelling first, then terms, categories and products, all within reach of the arrow keys. */
export const WithProducts: Story = {
  args: {
    defaultOpen: true,
    defaultValue: "lehnga",
    correction: "Lehengas",
    suggestions: ["Bridal Lehengas", "Festive Lehengas"],
    categories: [{ label: "Lehengas", href: "#lehengas" }],
    products: sampleProducts.slice(0, 4).map(({ id, name, picture, price, mrp }) => ({
      id,
      name,
      href: `#${id}`,
      picture,
      price,
      mrp,
    })),
  },
  play: async ({ args }) => {
    const panel = await opened();
    await expect(panel.getByRole("status")).toHaveTextContent("8 suggestions");
    await expect(panel.queryByRole("list", { name: "Trending Searches" })).toBeNull();
    const products = within(panel.getByRole("group", { name: "Products" }));
    await expect(products.getAllByRole("option")).toHaveLength(4);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onSearch).toHaveBeenLastCalledWith("Lehengas");
  },
};

/** A category or a product is opened where it is, and the panel closes. */
export const EnterOpensTheProduct: Story = {
  args: WithProducts.args ?? {},
  play: async ({ args }) => {
    const panel = await opened();
    const last = panel.getAllByRole("option").at(-1);
    const followed = fn((event: Event) => event.preventDefault());
    last?.addEventListener("click", followed);
    await userEvent.keyboard("{ArrowUp}{Enter}");
    await expect(followed).toHaveBeenCalledTimes(1);
    await expect(args.onSearch).not.toHaveBeenCalled();
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
  },
};

export const WithProductsOnAPhone: Story = {
  args: WithProducts.args ?? {},
  globals: { viewport: { value: "phone" } },
};

/** Every two seconds another word, until somebody types. */
export const TurningPlaceholder: Story = {
  args: { defaultOpen: true, placeholders: sampleSearch.placeholders },
  play: async () => {
    const panel = await opened();
    const field = panel.getByRole("combobox");
    await expect(field).toHaveAttribute("placeholder", "Office Wears");
    await waitFor(() => expect(field).toHaveAttribute("placeholder", "Sarees"), { timeout: 4000 });
    await userEvent.type(field, "k");
    await expect(field).toHaveAttribute("placeholder", "Sarees");
  },
};

export const Busy: Story = {
  args: { defaultOpen: true, defaultValue: "patola", suggestions: [], busy: true },
};

/** Said only where the shop answered: not while it is asked, nor where it suggests nothing at all. */
export const NothingFound: Story = {
  args: {
    defaultOpen: true,
    defaultValue: "  patola brocade ",
    suggestions: [],
    categories: [],
    products: [],
  },
  play: async () => {
    const panel = await opened();
    const status = panel.getByRole("status");
    await expect(status).toHaveTextContent(/^No suggestions for “patola brocade”$/);
    await expect(status).toBeVisible();
    const field = panel.getByRole("combobox", { name: "Search" });
    await userEvent.clear(field);
    await expect(status).toBeEmptyDOMElement();
  },
};

export const NobodyAnswered: Story = {
  args: {
    defaultOpen: true,
    defaultValue: "patola",
    suggestions: undefined,
    categories: [],
    products: [],
  },
  play: async () => {
    const panel = await opened();
    await expect(panel.getByRole("status")).toBeEmptyDOMElement();
  },
};

export const WithoutLists: Story = {
  args: { defaultOpen: true, recent: [], trending: [], topViewed: [], suggestions: [] },
};

export const LongTerms: Story = {
  args: {
    defaultOpen: true,
    defaultValue: "banarasi",
    suggestions: ["Handwoven pure katan silk Banarasi saree with meenakari jaal and kadwa border"],
    recent: ["Handwoven pure katan silk Banarasi saree with meenakari jaal and kadwa border"],
  },
  globals: { viewport: { value: "phone" } },
};

export const Narrow: Story = {
  args: { defaultOpen: true },
  globals: { viewport: { value: "phone" } },
};

export const Dark: Story = { args: { defaultOpen: true }, globals: { mode: "dark" } };

export const RightToLeft: Story = {
  args: { defaultOpen: true },
  globals: { dir: "rtl", locale: "hi-IN" },
};
