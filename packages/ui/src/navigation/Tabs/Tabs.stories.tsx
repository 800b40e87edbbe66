import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Tab, TabList, TabPanel, Tabs, type TabsProps } from "./Tabs";

const panels = [
  ["description", "Product Description", "Woven in Varanasi on a jacquard loom, zari on silk."],
  ["returns", "Return Policy", "Easy 7-day return or exchange"],
  ["reviews", "Rating & Reviews", "4.8 of 5 from 126 shoppers."],
] as const;

const Example = ({ names = panels, ...args }: TabsProps & { names?: typeof panels }) => (
  <Tabs defaultValue="description" {...args}>
    <TabList label="About this product">
      {names.map(([value, name]) => (
        <Tab key={value} value={value}>
          {name}
        </Tab>
      ))}
    </TabList>
    {names.map(([value, , text]) => (
      <TabPanel key={value} value={value}>
        {text}
      </TabPanel>
    ))}
  </Tabs>
);

const meta = {
  title: "Navigation/Tabs",
  component: Tabs,
  subcomponents: { TabList, Tab, TabPanel },
  args: { onValueChange: fn() },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("tab", { name: "Return Policy" }));
    await expect(canvas.getByRole("tabpanel", { name: "Return Policy" })).toHaveTextContent(
      "Easy 7-day return or exchange",
    );
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "Rating & Reviews" })).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(canvas.getByRole("tab", { name: "Product Description" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await expect(args.onValueChange).toHaveBeenLastCalledWith("description");
  },
};

export const Manual: Story = {
  args: { activation: "manual" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("tab", { name: "Product Description" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    const next = canvas.getByRole("tab", { name: "Return Policy" });
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute("aria-selected", "false");
    await userEvent.keyboard("{Enter}");
    await expect(next).toHaveAttribute("aria-selected", "true");
  },
};

export const Centered: Story = {
  render: () => (
    <Tabs defaultValue="sarees">
      <TabList label="Occasion" align="center">
        <Tab value="sarees">Party Wear Sarees</Tab>
        <Tab value="lehengas">Wedding Lehengas</Tab>
        <Tab value="kurtis" disabled>
          Festive Kurtis
        </Tab>
      </TabList>
      <TabPanel value="sarees">Sarees</TabPanel>
      <TabPanel value="lehengas">Lehengas</TabPanel>
    </Tabs>
  ),
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 260 }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = {
  globals: { dir: "rtl" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("tab", { name: "Product Description" }).focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("tab", { name: "Return Policy" })).toHaveFocus();
  },
};
