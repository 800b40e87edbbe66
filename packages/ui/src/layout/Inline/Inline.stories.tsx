import type { Meta, StoryObj } from "@storybook/react-vite";
import { Sample } from "../../docs/Sample";
import { Inline } from "./Inline";

const fabrics = ["Silk", "Chanderi", "Linen", "Mul cotton", "Georgette", "Organza", "Khadi"];

const meta = {
  title: "Layout/Inline",
  component: Inline,
  args: { children: fabrics.map((fabric) => <Sample key={fabric}>{fabric}</Sample>) },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Centred: Story = { args: { justify: "center", gap: "6" } };

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };

export const RightToLeft: Story = { globals: { dir: "rtl" } };
