import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { sampleAddresses, sampleOrderLines, samplePicture } from "../../docs/fixtures";
import { AddressCard } from "../AddressCard";
import { ReturnForm } from "./ReturnForm";
import type { ReturnableLine } from "./returnValues";

const indigo = { id: "indigo", name: "Neel Indigo", hex: "#22375f" };
const rust = { id: "rust", name: "Terracotta Rust", hex: "#a4492b" };
const sizes = (color: typeof indigo, soldOut: string) =>
  ["S", "M", "L", "XL"].map((size) => ({
    id: `${color.id}-${size}`,
    size,
    color,
    soldOut: size === soldOut,
  }));

const lines: ReturnableLine[] = [
  {
    id: "kurti",
    name: "Ajrakh Cotton Kurti",
    picture: samplePicture("ajrakh-modal-kurti/indigo-front", "Ajrakh Cotton Kurti", "#d8c8b8"),
    size: "M",
    color: "Neel Indigo",
    quantity: 2,
    price: 1899,
    variants: [...sizes(indigo, "M"), ...sizes(rust, "L")],
  },
  {
    ...sampleOrderLines[1],
    id: "saree",
    name: "Bandhani Georgette Saree",
    quantity: 1,
    price: 1699,
  },
  {
    id: "blouse",
    name: "Stitched Blouse",
    size: "36",
    price: 899,
    refusal: "Made to measure: it can’t go back",
  },
];

const [home] = sampleAddresses;

const meta = {
  title: "Commerce/ReturnForm",
  component: ReturnForm,
  args: {
    kindNotes: {
      refund: "The money goes back to where it came from",
      exchange: "Another size or colour, nothing to pay",
    },
    lines,
    pickup: home && <AddressCard address={home.address} />,
    note: "We check the pieces and pay within 5 working days of their arrival.",
    onSubmit: fn(),
    "aria-label": "Return or exchange",
  },
} satisfies Meta<typeof ReturnForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const pieces = (canvasElement: HTMLElement) => {
  const group = within(within(canvasElement).getByRole("group", { name: /^What goes back/ }));
  return {
    kurti: group.getByRole("checkbox", { name: /^Ajrakh Cotton Kurti/ }),
    saree: group.getByRole("checkbox", { name: /^Bandhani/ }),
    blouse: group.getByRole("checkbox", { name: /^Stitched Blouse/ }),
  };
};

const explain = async (canvasElement: HTMLElement) => {
  const form = within(canvasElement);
  await userEvent.selectOptions(form.getByRole("combobox", { name: /^Reason/ }), "size");
  await userEvent.type(form.getByRole("textbox", { name: /^Description/ }), " Too tight. ");
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const { blouse } = pieces(canvasElement);
    await expect(blouse).toBeDisabled();
    await expect(within(canvasElement).getByText(/^Made to measure/)).toBeVisible();
  },
};

export const Refund: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    const { kurti, saree } = pieces(canvasElement);
    await userEvent.click(kurti);
    await userEvent.click(saree);
    await expect(form.getByText("₹5,497.00")).toBeVisible();
    await userEvent.click(form.getByRole("button", { name: "Decrease quantity" }));
    await expect(form.getByText("₹3,598.00")).toBeVisible();
    await explain(canvasElement);
    await userEvent.click(form.getByRole("button", { name: "Request return" }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith({
      kind: "refund",
      lines: [
        { id: "kurti", quantity: 1 },
        { id: "saree", quantity: 1 },
      ],
      reason: "size",
      description: "Too tight.",
      pictures: [],
    });
  },
};

export const Exchange: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole("radio", { name: "Exchange" }));
    const { kurti, saree } = pieces(canvasElement);
    await expect(saree).toBeDisabled();
    await userEvent.click(kurti);
    const size = (name: RegExp) => form.getByRole("radio", { name });
    await expect(size(/^M/)).toBeDisabled();
    await userEvent.click(form.getByRole("radio", { name: "Terracotta Rust" }));
    await expect(size(/^L/)).toBeDisabled();
    await userEvent.click(size(/^M/));
    await expect(form.getByText("Ajrakh Cotton Kurti: Terracotta Rust, M × 2")).toBeVisible();
    await explain(canvasElement);
    await userEvent.click(form.getByRole("button", { name: "Request exchange" }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        kind: "exchange",
        lines: [{ id: "kurti", quantity: 2, variantId: "rust-M" }],
      }),
    );
  },
};

/** What was bought comes in no other size: of its other colours none is chosen for the shopper. */
export const ExchangeForAnotherColor: Story = {
  args: {
    lines: lines.map((line) =>
      line.id === "saree"
        ? { ...line, variants: [...sizes(indigo, "M"), ...sizes(rust, "L")] }
        : line,
    ),
  },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole("radio", { name: "Exchange" }));
    await userEvent.click(pieces(canvasElement).saree);
    await explain(canvasElement);
    const send = () => userEvent.click(form.getByRole("button", { name: "Request exchange" }));
    await send();
    const missing = "Please select the colour you want instead";
    await expect((await form.findAllByText(missing)).length).toBeGreaterThan(0);
    await userEvent.click(form.getByRole("link", { name: missing }));
    await expect(document.activeElement).toHaveAccessibleName(/Neel Indigo/);
    await userEvent.click(form.getByRole("radio", { name: "Terracotta Rust" }));
    await userEvent.click(form.getByRole("radio", { name: /^M/ }));
    await send();
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ lines: [{ id: "saree", quantity: 1, variantId: "rust-M" }] }),
    );
  },
};

export const Missing: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole("radio", { name: "Exchange" }));
    const send = () => userEvent.click(form.getByRole("button", { name: "Request exchange" }));
    await send();
    const summary = form.getByRole("group", { name: "Please check these fields" });
    await expect(summary).toHaveFocus();
    await expect(
      within(summary)
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual([
      "Please select the item to return",
      "Please select a reason",
      "Please describe what is wrong",
    ]);
    await userEvent.click(within(summary).getByRole("link", { name: /item to return/ }));
    const { kurti } = pieces(canvasElement);
    await expect(kurti).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(
      form.getByRole("radiogroup", { name: "Size you want instead" }),
    ).toHaveAccessibleDescription("Please select the size you want instead");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const RefundOnly: Story = {
  args: { kinds: ["refund"], getRefund: () => 1709.82 },
  play: async ({ canvasElement }) => {
    await userEvent.click(pieces(canvasElement).kurti);
    await expect(within(canvasElement).queryByRole("radio")).toBeNull();
    await expect(within(canvasElement).getByText("₹1,709.82")).toBeVisible();
  },
};

/** Pieces that come in no other size or colour: an exchange is not offered, unless the shop says so. */
export const NothingToExchangeFor: Story = {
  args: { lines: [{ id: "1", name: "Leheriya Chiffon Saree", price: 1299 }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("radio")).toBeNull();
  },
};

/** Reasons of the shop, in its words and under its names. */
export const OwnReasons: Story = {
  args: { kinds: ["refund"], reasons: [{ value: "colour_run", label: "The colour runs" }] },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(pieces(canvasElement).saree);
    await userEvent.selectOptions(form.getByRole("combobox"), "The colour runs");
    await userEvent.type(form.getByRole("textbox"), "In the first wash");
    await userEvent.click(form.getByRole("button", { name: "Request return" }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ reason: "colour_run" }),
    );
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Please wait" }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(within(canvasElement).queryByRole("group", { name: /^Please/ })).toBeNull();
  },
};

export const Failed: Story = { args: { error: "The seven days for a return are over." } };

export const NoPicture: Story = {
  args: { lines: [{ id: "1", name: "Leheriya Chiffon Saree", price: 1299 }], pickup: undefined },
};

export const Narrow: Story = { ...Exchange, globals: { viewport: { value: "phone" } } };

export const Hindi: Story = {
  args: {
    kindNotes: {
      refund: "पैसा जहाँ से आया था, वहीं लौटेगा",
      exchange: "दूसरा साइज़ या रंग, कोई शुल्क नहीं",
    },
  },
  globals: { locale: "hi-IN" },
};

export const Dark: Story = { ...Exchange, globals: { mode: "dark" } };

export const RightToLeft: Story = { ...Exchange, globals: { dir: "rtl" } };
