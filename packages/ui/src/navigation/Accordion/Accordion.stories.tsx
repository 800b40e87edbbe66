import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Accordion, AccordionItem, type AccordionProps } from "./Accordion";

const facts = [
  ["Fabric and care", "Pure Katan silk with a zari border. Dry clean only; keep it in muslin."],
  ["Size and fit", "The saree is 5.5 m long with a blouse piece of 0.8 m, which is not stitched."],
  ["Delivery", "Leaves our workshop in Varanasi within two days."],
] as const;

interface ExampleProps extends AccordionProps {
  items?: readonly (readonly [string, string])[];
  /** Opens one item at a time. */
  name?: string;
  opened?: string;
  headingLevel?: 2 | 3 | 4;
}

const Example = ({ items = facts, name, opened, headingLevel, ...rest }: ExampleProps) => (
  <Accordion {...rest}>
    {items.map(([title, text]) => (
      <AccordionItem
        key={title}
        title={title}
        headingLevel={headingLevel}
        name={name}
        open={title === opened || undefined}
      >
        {text}
      </AccordionItem>
    ))}
  </Accordion>
);

const meta = {
  title: "Navigation/Accordion",
  component: Accordion,
  subcomponents: { AccordionItem },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(facts[0][1])).not.toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByText("Fabric and care").closest("summary")).toHaveFocus();
    await userEvent.click(canvas.getByText("Fabric and care"));
    await waitFor(() => expect(canvas.getByText(facts[0][1])).toBeVisible());
    await userEvent.click(canvas.getByText("Size and fit"));
    await waitFor(() => expect(canvas.getByText(facts[1][1])).toBeVisible());
    await expect(canvas.getByText(facts[0][1])).toBeVisible();
    await userEvent.click(canvas.getByText("Size and fit"));
    await waitFor(() => expect(canvas.getByText(facts[1][1])).not.toBeVisible());
  },
};

export const OneAtATime: Story = {
  render: (args) => <Example {...args} name="about-this-saree" opened="Fabric and care" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(facts[0][1])).toBeVisible();
    await userEvent.click(canvas.getByText("Delivery"));
    await waitFor(() => expect(canvas.getByText(facts[2][1])).toBeVisible());
    await waitFor(() => expect(canvas.getByText(facts[0][1])).not.toBeVisible());
  },
};

/** Questions and answers, whose titles are headings of their page. */
export const Headings: Story = {
  render: (args) => (
    <Example
      {...args}
      headingLevel={2}
      opened="Can I return a piece that was stitched to my measurements?"
      items={[
        [
          "Can I return a piece that was stitched to my measurements?",
          "A piece that was cut for you alone stays with you. Where it does not fit, we alter it once.",
        ],
        ["Do you ship abroad?", "To forty countries, in five to eight days."],
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 2, name: /ship abroad/ })).toBeVisible();
  },
};

export const Dark: Story = { ...OneAtATime, globals: { mode: "dark" } };

export const RightToLeft: Story = {
  globals: { dir: "rtl" },
  render: (args) => (
    <Example
      {...args}
      opened="القماش والعناية"
      items={[
        ["القماش والعناية", "حرير خالص بحافة مطرزة. تنظيف جاف فقط."],
        ["المقاس", "طول الساري خمسة أمتار ونصف."],
      ]}
    />
  ),
};

/** Long titles take a second line and leave room for the sign. */
export const Narrow: Story = {
  ...Headings,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
};
