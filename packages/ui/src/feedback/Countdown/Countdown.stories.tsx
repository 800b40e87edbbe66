import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Button } from "../../controls/Button";
import { Inline } from "../../layout";
import { Text } from "../../typography";
import { Countdown, type CountdownProps } from "./Countdown";

const meta = {
  title: "Feedback/Countdown",
  component: Countdown,
  args: { until: 0, onEnd: fn() },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

function Resend({ seconds, ...rest }: Omit<CountdownProps, "until"> & { seconds: number }) {
  const [until, setUntil] = useState(() => Date.now() + seconds * 1000);
  return (
    <Inline>
      <Text>
        Resend code in <Countdown {...rest} until={until} />
      </Text>
      <Button size="small" tone="quiet" onClick={() => setUntil(Date.now() + 60_000)}>
        Start again
      </Button>
    </Inline>
  );
}

export const AMinute: Story = {
  render: ({ until, ...args }) => <Resend {...args} seconds={60} />,
  play: async ({ canvas, args }) => {
    const timer = canvas.getByRole("timer");
    await expect(timer).toHaveTextContent("01:00");
    await waitFor(() => expect(timer).toHaveTextContent("00:59"), { timeout: 2500 });
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

export const Ends: Story = {
  args: { messages: { ended: "You can ask for a new code now" } },
  render: ({ until, ...args }) => <Resend {...args} seconds={1} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("");
    await waitFor(() => expect(canvas.getByRole("timer")).toHaveTextContent("00:00"), {
      timeout: 2500,
    });
    await expect(canvas.getByRole("status")).toHaveTextContent("You can ask for a new code now");
    await expect(args.onEnd).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Start again" }));
    await expect(canvas.getByRole("timer")).toHaveTextContent("01:00");
    await expect(canvas.getByRole("status")).toHaveTextContent("");
  },
};

export const Over: Story = { args: { until: 0 } };
