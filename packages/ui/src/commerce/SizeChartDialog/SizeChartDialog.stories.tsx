import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../controls/Button";
import { sampleSizeChart } from "../../docs/fixtures";
import { SizeChartDialog } from "./SizeChartDialog";

const page = within(document.body);

const meta = {
  title: "Commerce/SizeChartDialog",
  component: SizeChartDialog,
  args: {
    ...sampleSizeChart,
    defaultValue: ["S"],
    trigger: <Button tone="quiet">Size chart</Button>,
    onWishlist: fn(),
    onAddToCart: fn(),
    onValueChange: fn(),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof SizeChartDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const closed = () => waitFor(() => expect(page.queryByRole("dialog")).toBeNull());

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole("button", { name: "Size chart" });
    await userEvent.click(trigger);
    const dialog = within(await page.findByRole("dialog", { name: "Size chart" }));
    await expect(getComputedStyle(document.body).overflow).toBe("hidden");
    const row = dialog.getByRole("row", { name: /Size M/ });
    await expect(row).toHaveTextContent("Size MM3814.545");
    await expect(dialog.getAllByRole("checkbox", { checked: true })).toEqual([
      dialog.getByRole("checkbox", { name: "Size S" }),
    ]);
    await userEvent.click(dialog.getByRole("tab", { name: "In CM" }));
    await expect(dialog.getByRole("row", { name: /Size M/ })).toHaveTextContent(
      "Size MM96.537114.5",
    );
    await expect(dialog.getByRole("checkbox", { name: "Size S" })).toBeChecked();
    await expect(dialog.getByRole("heading", { name: "How to Measure" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await closed();
    await expect(trigger).toHaveFocus();
  },
};

/** A shop that is told of no choice offers none. */
export const ToRead: Story = {
  args: {
    ...{ defaultOpen: true, defaultValue: undefined },
    ...{ onWishlist: undefined, onAddToCart: undefined, onValueChange: undefined },
  },
  play: async () => {
    const dialog = within(await page.findByRole("dialog"));
    await expect(dialog.queryByRole("checkbox")).toBeNull();
    await waitFor(() => expect(dialog.getByRole("rowheader", { name: "M" })).toBeVisible());
  },
};

/** Measures that are texts are read from left to right on a page from right to left too. */
export const TextsFromRightToLeft: Story = {
  args: {
    defaultOpen: true,
    columns: [{ key: "waist", label: "Waist" }],
    rows: [{ size: "S", inches: { waist: "30½" }, cm: { waist: "76–78" } }],
    howToMeasure: undefined,
  },
  globals: { dir: "rtl" },
  play: async () => {
    const measure = within(await page.findByRole("dialog")).getByText("30½");
    await expect(getComputedStyle(measure)).toMatchObject({
      direction: "ltr",
      unicodeBidi: "isolate",
    });
  },
};

/** Shows one table and names its unit; there are no tabs. */
const inOneUnit =
  (unit: string, measure: string): Story["play"] =>
  async () => {
    const dialog = within(await page.findByRole("dialog"));
    await waitFor(() => expect(dialog.getByText(unit)).toBeVisible());
    await expect(dialog.queryByRole("tab")).toBeNull();
    await expect(dialog.getByRole("table", { name: `Size chart, ${unit}` })).toBeVisible();
    await expect(dialog.getByRole("cell", { name: measure })).toBeVisible();
  };

export const InchesAlone: Story = {
  args: { defaultOpen: true, rows: [{ size: "S", inches: { chest: 36 } }] },
  play: inOneUnit("In Inches", "36"),
};

export const CentimetresAlone: Story = {
  args: { defaultOpen: true, rows: [{ size: "S", cm: { chest: 91.5 } }] },
  play: inOneUnit("In CM", "91.5"),
};

export const Choosing: Story = {
  args: { defaultOpen: true },
  play: async ({ args }) => {
    const dialog = within(await page.findByRole("dialog"));
    const size = (name: string) => dialog.getByRole("checkbox", { name: `Size ${name}` });
    await userEvent.click(size("L"));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["S", "L"]);
    await userEvent.click(size("S"));
    await userEvent.click(dialog.getByRole("button", { name: "ADD TO CART" }));
    await expect(args.onAddToCart).toHaveBeenCalledTimes(1);
    await expect(args.onAddToCart).toHaveBeenLastCalledWith(["L"]);
    await userEvent.click(size("L"));
    await userEvent.click(dialog.getByRole("button", { name: "ADD TO CART" }));
    await expect(dialog.getByRole("alert")).toHaveTextContent("Please select a size");
    await expect(args.onAddToCart).toHaveBeenCalledTimes(1);
    await userEvent.click(size("M"));
    await expect(dialog.queryByText("Please select a size")).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: "WISHLIST" }));
    await expect(args.onWishlist).toHaveBeenCalledTimes(1);
  },
};

export const ClosesOutside: Story = {
  args: { defaultOpen: true },
  play: async ({ args }) => {
    const dialog = await page.findByRole("dialog");
    await userEvent.pointer([
      { keys: "[MouseLeft]", target: dialog.previousElementSibling ?? document.body },
    ]);
    await closed();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const Open: Story = { args: { defaultOpen: true } };

export const InCentimetres: Story = { args: { defaultOpen: true, defaultUnit: "cm" } };

export const Wishlisted: Story = {
  args: { defaultOpen: true, wishlisted: true },
  play: async () => {
    const button = await page.findByRole("button", { name: "WISHLIST" });
    await expect(button).toHaveAttribute("aria-pressed", "true");
  },
};

export const Busy: Story = { args: { defaultOpen: true, busy: "cart" } };

/** What is gone is said, and neither chosen nor bought, also where the shop chose it beforehand. */
export const SoldOut: Story = {
  args: {
    rows: sampleSizeChart.rows.map((row) => ({ ...row, soldOut: row.size === "S" })),
    defaultOpen: true,
    defaultValue: ["S", "L"],
  },
  play: async ({ args }) => {
    const dialog = within(await page.findByRole("dialog"));
    const gone = dialog.getByRole("checkbox", { name: "Size S, sold out" });
    await expect(gone).toBeDisabled();
    await expect(gone).not.toBeChecked();
    await userEvent.click(dialog.getByRole("button", { name: "ADD TO CART" }));
    await expect(args.onAddToCart).toHaveBeenLastCalledWith(["L"]);
  },
};

export const OnlyAChart: Story = {
  args: {
    defaultOpen: true,
    howToMeasure: undefined,
    onWishlist: undefined,
    onAddToCart: undefined,
    rows: sampleSizeChart.rows.slice(3),
  },
  play: async () => {
    const dialog = within(await page.findByRole("dialog"));
    await expect(dialog.queryByRole("checkbox", { checked: true })).toBeNull();
    await expect(dialog.queryByRole("button", { name: "ADD TO CART" })).toBeNull();
  },
};

/** Trousers are measured elsewhere. */
export const OwnColumns: Story = {
  args: {
    defaultOpen: true,
    defaultValue: undefined,
    columns: [
      { key: "waist", label: "Waist" },
      { key: "hip", label: "Hip" },
      { key: "inseam", label: "Inseam" },
    ],
    rows: [
      {
        size: "M",
        inches: { waist: 30, hip: "38 to 40", inseam: 28 },
        cm: { waist: 76, hip: "96 to 102", inseam: 71 },
      },
    ],
    howToMeasure: undefined,
  },
  play: async () => {
    const dialog = within(await page.findByRole("dialog"));
    const heads = dialog.getAllByRole("columnheader").map((head) => head.textContent);
    await expect(heads).toEqual(["Size", "Waist", "Hip", "Inseam"]);
    await expect(dialog.getByRole("row", { name: /Size M/ })).toHaveTextContent(
      "Size MM3038 to 4028",
    );
    await expect(dialog.queryByRole("checkbox", { checked: true })).toBeNull();
  },
};

const trouserSteps = [
  { key: "waist", label: "Waist", text: "Around the narrowest part, a finger under the tape." },
  { key: "inseam", label: "Inseam", text: "From the crotch to the ankle, inside the leg." },
];

/** Steps that the kurti doesn't mark have the whole width, and no kurti beside them. */
export const OwnMeasures: Story = {
  args: { ...OwnColumns.args, howToMeasure: trouserSteps },
  play: async () => {
    const dialog = within(await page.findByRole("dialog"));
    const guide = dialog.getByRole("region", { name: "How to Measure" });
    await expect(guide.querySelector("svg")).toBeNull();
    const step = within(guide).getByText("From the crotch to the ankle, inside the leg.");
    await expect(step.getBoundingClientRect().width).toBeGreaterThan(guide.clientWidth - 2);
  },
};

/** A drawing of the shop's own: its letters are its own as well. */
export const OwnDrawing: Story = {
  args: {
    ...OwnColumns.args,
    howToMeasure: [...trouserSteps, { key: "Length", text: "From the waist to the hem." }],
    measureDrawing: (
      <svg viewBox="0 0 100 120" role="img" aria-label="Trousers with waist and inseam">
        <path d="M30 10h40l12 100H60L50 46 40 110H18z" fill="none" stroke="currentColor" />
      </svg>
    ),
  },
  play: async () => {
    const dialog = within(await page.findByRole("dialog"));
    const guide = dialog.getByRole("region", { name: "How to Measure" });
    await expect(within(guide).getByRole("img")).toHaveAccessibleName(/^Trousers/);
    await expect(guide.querySelectorAll("svg")).toHaveLength(1);
    await expect(within(guide).getByText("Length")).toHaveTextContent(/^Length$/);
  },
};

export const Phone: Story = {
  args: { defaultOpen: true },
  globals: { viewport: { value: "phone" } },
};

export const Hindi: Story = {
  args: { defaultOpen: true },
  globals: { locale: "hi-IN" },
  play: async () => {
    const dialog = await page.findByRole("dialog");
    for (const one of dialog.querySelectorAll("th, button")) {
      await expect(getComputedStyle(one).letterSpacing).toMatch(/^(normal|0px)$/);
    }
  },
};

export const Dark: Story = { args: { defaultOpen: true }, globals: { mode: "dark" } };

export const RightToLeft: Story = { args: { defaultOpen: true }, globals: { dir: "rtl" } };
