import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../../controls/Button";
import { sampleAddresses } from "../../docs/fixtures";
import { AddressCard } from "./AddressCard";
import { AddressChoice } from "./AddressChoice";

const actions = (name: string) => (
  <>
    <Button tone="quiet" size="small" aria-label={`Edit the address of ${name}`}>
      Edit
    </Button>
    <Button tone="quiet" size="small" aria-label={`Delete the address of ${name}`}>
      Delete
    </Button>
  </>
);
const [home, work] = sampleAddresses;
if (!home || !work) throw new Error("Two sample addresses are wanted.");

const meta = {
  title: "Commerce/AddressCard",
  component: AddressCard,
  subcomponents: { AddressChoice },
  args: { address: home.address },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AddressCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole("article");
    await expect(within(card).getByRole("heading", { name: "Meera Iyer" })).toBeVisible();
    await expect(card).toHaveTextContent("Bengaluru, Karnataka 560003");
    await expect(card).toHaveTextContent("Phone +91 98765 43210");
  },
};

export const DefaultAddress: Story = {
  args: { isDefault: true, actions: actions(home.address.name) },
};

export const WithActions: Story = {
  args: {
    address: work.address,
    actions: (
      <>
        {actions(work.address.name)}
        <Button tone="quiet" size="small">
          Set as default
        </Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const actions = within(canvasElement).getByRole("group", { name: /Carter Road/ });
    await expect(within(actions).getAllByRole("button")).toHaveLength(3);
  },
};

export const LongText: Story = {
  args: {
    isDefault: true,
    address: {
      ...home.address,
      name: "Thiruvananthapuram Venkataramanasubramaniam Padmanabhan",
      line1: "Flat 1204, Tower C, Prestige Shantiniketan Residential Township, Hoodi Main Road",
      line2: "Opposite the International Tech Park, beside the water tank, third gate",
    },
  },
  globals: { viewport: { value: "phone" } },
};

export const Choice: StoryObj<typeof AddressChoice> = {
  args: { onValueChange: fn() },
  render: (args) => (
    <AddressChoice
      label="Delivery address"
      defaultValue="home"
      addresses={sampleAddresses.map((entry) => ({
        ...entry,
        actions: actions(entry.address.name),
      }))}
      onValueChange={args.onValueChange}
    />
  ),
  play: async ({ args, canvasElement }) => {
    const group = within(canvasElement).getByRole("radiogroup", { name: "Delivery address" });
    const [first, second] = within(group).getAllByRole("radio");
    if (!first || !second) throw new Error("Two radios are wanted.");
    await expect(first).toBeChecked();
    await expect(first).toHaveAccessibleName("Meera Iyer Default");
    await expect(second).toHaveAccessibleDescription(/Carter Road/);
    first.focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(second).toBeChecked();
    await expect(second).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenLastCalledWith("work");
  },
};

export const ChoiceWithError: StoryObj<typeof AddressChoice> = {
  render: () => (
    <AddressChoice
      label="Delivery address"
      error="Please select a delivery address"
      addresses={sampleAddresses}
    />
  ),
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("radiogroup");
    await expect(group).toHaveAccessibleDescription("Please select a delivery address");
  },
};

export const Dark: Story = { ...DefaultAddress, globals: { mode: "dark" } };

/** A house number stands before its road here too. */
export const RightToLeft: Story = {
  ...DefaultAddress,
  globals: { dir: "rtl" },
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByText(/^14 Temple Road/).firstChild;
    if (!words) throw new Error("There is no address.");
    const startOf = (offset: number) => {
      const range = document.createRange();
      range.setStart(words, offset);
      range.setEnd(words, offset + 1);
      return range.getBoundingClientRect().left;
    };
    await expect(startOf(0)).toBeLessThan(startOf("14 ".length));
  },
};
