import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../controls/Button";
import { sampleFilterGroups } from "../../docs/fixtures";
import { SortSelect } from "../SortSelect";
import { FilterButton } from "./FilterButton";
import { FilterFields } from "./FilterFields";
import { FilterPanel } from "./FilterPanel";
import type { FilterSelection } from "./selection";

const page = within(document.body);

const meta = {
  title: "Commerce/FilterPanel",
  component: FilterPanel,
  args: { groups: sampleFilterGroups, onValueChange: fn() },
} satisfies Meta<typeof FilterPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const closed = () => waitFor(() => expect(page.queryByRole("dialog")).toBeNull());

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "FILTER" });
    await userEvent.click(button);
    const panel = within(await page.findByRole("dialog", { name: "Filters" }));
    await userEvent.click(panel.getByRole("checkbox", { name: /Madder Maroon/ }));
    await userEvent.click(panel.getByRole("tab", { name: "Price Range" }));
    await userEvent.click(panel.getByRole("checkbox", { name: /Under 500/ }));
    await userEvent.click(panel.getByRole("checkbox", { name: /500-1000/ }));
    await expect(panel.getByRole("tab", { name: "Price Range 2 chosen" })).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(panel.getByRole("button", { name: "APPLY FILTERS" }));
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      Color: ["Madder Maroon"],
      PriceRange: ["Under 500", "500-1000"],
    });
    await closed();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleName("FILTER (3)");
  },
};

export const StagedAndDropped: Story = {
  args: { defaultValue: { Color: ["Ivory"] } },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "FILTER (1)" });
    await userEvent.click(button);
    const ivory = () => page.findByRole("checkbox", { name: /Ivory/ });
    await userEvent.click(await ivory());
    await expect(await ivory()).not.toBeChecked();
    await userEvent.keyboard("{Escape}");
    await closed();
    await userEvent.click(button);
    await expect(await ivory()).toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await closed();
  },
};

export const ClearAll: Story = {
  args: { defaultValue: { Color: ["Ivory"], Fabric: ["Silk", "Cotton"] }, defaultOpen: true },
  play: async ({ args }) => {
    const panel = within(await page.findByRole("dialog"));
    await userEvent.click(panel.getByRole("button", { name: "CLEAR ALL" }));
    await expect(panel.getByRole("checkbox", { name: /Ivory/ })).not.toBeChecked();
    await userEvent.click(panel.getByRole("button", { name: "APPLY FILTERS" }));
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenLastCalledWith({});
  },
};

const shades = Array.from({ length: 24 }, (_, index) => ({
  value: `Shade ${index + 1}`,
  count: 3,
}));

/** However long a list is, it scrolls to its end above the buttons; the groups keep their place. */
export const LongList: Story = {
  args: { groups: [{ key: "Color", options: shades }], defaultOpen: true },
  play: async () => {
    const panel = within(await page.findByRole("dialog"));
    const last = panel.getByRole("checkbox", { name: /^Shade 24/ });
    last.focus();
    const bottom = last.getBoundingClientRect().bottom;
    const buttons = panel.getByRole("button", { name: "APPLY FILTERS" }).getBoundingClientRect();
    await expect(bottom).toBeLessThan(buttons.top);
    await userEvent.click(last);
    await expect(last).toBeChecked();
  },
};

/** Where the shop counts anew what is left, a choice that would find nothing can't be made. */
export const CountedAnew: Story = {
  args: {
    groups: [
      {
        key: "Fabric",
        options: [
          { value: "Silk", count: 2 },
          { value: "Velvet", count: 0 },
          { value: "Crepe", count: 0 },
        ],
      },
    ],
    defaultValue: { Fabric: ["Crepe"] },
    defaultOpen: true,
    onStagedChange: fn(),
  },
  play: async ({ args }) => {
    const panel = within(await page.findByRole("dialog"));
    await expect(panel.getByRole("checkbox", { name: /Velvet/ })).toBeDisabled();
    await userEvent.click(panel.getByRole("checkbox", { name: /Crepe/ }));
    await expect(args.onStagedChange).toHaveBeenLastCalledWith({});
    await userEvent.click(panel.getByRole("checkbox", { name: /Silk/ }));
    await expect(args.onStagedChange).toHaveBeenLastCalledWith({ Fabric: ["Silk"] });
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    within(canvasElement).getByRole("button", { name: "FILTER" }).focus();
    await userEvent.keyboard("{Enter}");
    const panel = within(await page.findByRole("dialog"));
    await userEvent.tab();
    await expect(panel.getByRole("tab", { name: "Color" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(panel.getByRole("tab", { name: "Pattern" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(panel.getByRole("checkbox", { name: /Bandhani/ })).toBeChecked();
    panel.getByRole("button", { name: "APPLY FILTERS" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ Pattern: ["Bandhani"] });
  },
};

export const Open: Story = {
  args: { defaultOpen: true, defaultValue: { Color: ["Ivory", "Neel Indigo"], Fabric: ["Silk"] } },
  play: async () => {
    const dialog = await page.findByRole("dialog");
    const { offsetWidth, offsetHeight } = dialog;
    if (innerWidth >= 528 && innerHeight >= 661) {
      await expect([offsetWidth, offsetHeight]).toEqual([480, 613]);
    } else {
      await expect(offsetWidth).toBeLessThanOrEqual(innerWidth);
    }
  },
};

/** The button by itself: the panel, and its code, come when it is pressed. */
export const ButtonApart: Story = {
  render: function ButtonApart({ groups }) {
    const [open, setOpen] = useState(false);
    const [value, setValue] = useState<FilterSelection>({});
    return (
      <>
        <FilterButton
          value={value}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        />
        {open && (
          <FilterPanel
            open
            showButton={false}
            onOpenChange={setOpen}
            groups={groups}
            value={value}
            onValueChange={setValue}
          />
        )}
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "FILTER" });
    await userEvent.click(button);
    const panel = within(await page.findByRole("dialog", { name: "Filters" }));
    await userEvent.click(panel.getByRole("checkbox", { name: /Madder Maroon/ }));
    await userEvent.click(panel.getByRole("button", { name: "APPLY FILTERS" }));
    await closed();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleName("FILTER (1)");
  },
};

/** What the browser itself sends for a form: names and values as an address has them. */
const sentBy = (form: Element | null) => [...new FormData(form as HTMLFormElement)];

/**
 * The filters where no script runs: fields of a form whose answer is a page. A `noscript` around
 * `FilterFields` and the button keeps them from everybody else.
 */
export const Fields: Story = {
  render: ({ groups }) => (
    <form action="/category/sarees">
      <SortSelect name="sort" defaultValue="popularity" />
      <FilterFields name="filter" groups={groups} value={{ Color: ["Ivory"], Fabric: ["Khadi"] }} />
      <Button type="submit">Apply</Button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText("Filters"));
    await userEvent.click(canvas.getByRole("checkbox", { name: /^Under 500/ }));
    await expect(canvas.getByRole("checkbox", { name: /Ivory/ })).toBeChecked();
    await expect(canvas.getByText("2 chosen")).toBeVisible();
    const form = canvasElement.querySelector("form");
    // What is no longer offered stays chosen until its tick is taken away.
    await expect(sentBy(form)).toEqual([
      ["sort", "popularity"],
      ["filter", "Color:Ivory"],
      ["filter", "PriceRange:Under 500"],
      ["filter", "Fabric:Khadi"],
    ]);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Khadi" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: /Ivory/ }));
    await expect(sentBy(form)).toEqual([
      ["sort", "popularity"],
      ["filter", "PriceRange:Under 500"],
    ]);
    await expect(canvas.getByRole("button", { name: "Apply" })).toHaveAttribute("type", "submit");
  },
};

/** Without a name of their own, each group's key names its values. What nothing has can't be ticked. */
export const FieldsByGroup: Story = {
  render: () => (
    <form>
      <FilterFields
        open
        groups={[
          { key: "fabric", label: "Fabric", options: [{ value: "silk", label: "Silk", count: 2 }] },
          { key: "border", label: "Border", options: [{ value: "zari", label: "Zari", count: 0 }] },
          { key: "weave", options: [] },
        ]}
        value={{ fabric: ["silk"] }}
      />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("group", { name: /./ }).map((one) => one.textContent)).toEqual(
      expect.arrayContaining(["FabricSilk2", "BorderZari0"]),
    );
    await expect(canvas.getByRole("checkbox", { name: /^Zari/ })).toBeDisabled();
    await expect(sentBy(canvasElement.querySelector("form"))).toEqual([["fabric", "silk"]]);
  },
};

export const FieldsInHindi: Story = { ...Fields, globals: { locale: "hi-IN" }, play: undefined };

/** Without anything to choose there is nothing to apply. */
export const Empty: Story = {
  args: { defaultOpen: true, groups: [] },
  play: async () => {
    const panel = within(await page.findByRole("dialog"));
    await expect(panel.getAllByRole("button").map(({ ariaLabel }) => ariaLabel)).toEqual(["Close"]);
  },
};

/** What was chosen while there was a choice can be given up. */
export const EmptyWithChoices: Story = {
  args: { defaultOpen: true, groups: [], defaultValue: { Fabric: ["Silk"] } },
  play: async ({ args }) => {
    const panel = within(await page.findByRole("dialog"));
    await userEvent.click(panel.getByRole("button", { name: "CLEAR ALL" }));
    await userEvent.click(panel.getByRole("button", { name: "APPLY FILTERS" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({});
  },
};

export const Phone: Story = {
  ...Open,
  globals: { viewport: { value: "phone" } },
};

export const Hindi: Story = { args: Open.args, globals: { locale: "hi-IN" } };

export const Dark: Story = { args: Open.args, globals: { mode: "dark" } };

export const RightToLeft: Story = { args: Open.args, globals: { dir: "rtl" } };
