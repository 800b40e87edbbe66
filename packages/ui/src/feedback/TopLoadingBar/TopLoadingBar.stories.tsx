import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { Button } from "../../controls/Button";
import { TopLoadingBar, type TopLoadingBarProps } from "./TopLoadingBar";

const meta = {
  title: "Feedback/TopLoadingBar",
  component: TopLoadingBar,
  parameters: { docs: { story: { inline: false, height: "8rem" } } },
  args: { active: true },
} satisfies Meta<typeof TopLoadingBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar", { name: "Loading page" })).toBeInTheDocument();
  },
};

function Navigation(props: TopLoadingBarProps) {
  const [active, setActive] = useState(props.active);
  return (
    <>
      <TopLoadingBar {...props} active={active} />
      <Button tone="secondary" onClick={() => setActive(!active)}>
        {active ? "Arrive" : "Leave"}
      </Button>
    </>
  );
}

export const StartsAndEnds: Story = {
  args: { active: false },
  render: (args) => <Navigation {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("progressbar")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Leave" }));
    await expect(canvas.getByRole("progressbar")).toBeInTheDocument();
    // At once: the press has its answer before the next page keeps the script busy.
    await expect(canvas.getByRole("progressbar")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Arrive" }));
    await expect(canvas.queryByRole("progressbar")).toBeNull();
  },
};
