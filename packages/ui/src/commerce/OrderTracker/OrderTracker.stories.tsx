import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { OrderTracker } from "./OrderTracker";

const normalDates = {
  "Order Placed": "2026-11-03T08:00:00Z",
  "Ready to Dispatch": "2026-11-04T06:30:00Z",
  Dispatched: "2026-11-05T10:15:00Z",
  Delivered: "2026-11-07T09:00:00Z",
};

const meta = {
  title: "Commerce/OrderTracker",
  component: OrderTracker,
  args: { path: "normal", current: "Dispatched", dates: normalDates },
} satisfies Meta<typeof OrderTracker>;

export default meta;
type Story = StoryObj<typeof meta>;

const progressOf = (canvas: HTMLElement) =>
  within(canvas).getByRole("progressbar", { name: "Order progress" });

const stepsOf = (canvas: HTMLElement) =>
  within(within(canvas).getByRole("list", { name: "Order progress" })).getAllByRole("listitem");

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(progressOf(canvasElement)).toHaveAttribute("aria-valuenow", "66");
    await expect(progressOf(canvasElement)).toHaveAttribute("aria-valuetext", "66%");
    const steps = stepsOf(canvasElement);
    await expect(steps.map((step) => step.textContent)).toEqual([
      "Order Placed, Completed3 Nov 2026",
      "Ready to Dispatch, Completed4 Nov 2026",
      "Dispatched, Current step5 Nov 2026",
      "Delivered, UpcomingExpected 7 Nov 2026",
    ]);
    const marked = steps.filter((step) => step.getAttribute("aria-current") === "step");
    await expect(marked).toEqual([steps[2]]);
    const [first, second] = steps.map((step) => step.getBoundingClientRect());
    await expect(first?.top).toBe(second?.top);
  },
};

export const OrderPlaced: Story = {
  args: { current: "Order Placed", dates: { "Order Placed": normalDates["Order Placed"] } },
  play: async ({ canvasElement }) => {
    await expect(progressOf(canvasElement)).toHaveAttribute("aria-valuenow", "0");
    await expect(canvasElement.querySelectorAll("time")).toHaveLength(1);
  },
};

export const ReadyToDispatch: Story = {
  args: { current: "Ready to Dispatch" },
  play: async ({ canvasElement }) => {
    await expect(progressOf(canvasElement)).toHaveAttribute("aria-valuenow", "33");
  },
};

export const Delivered: Story = {
  args: { current: "Delivered" },
  play: async ({ canvasElement }) => {
    await expect(progressOf(canvasElement)).toHaveAttribute("aria-valuenow", "100");
    await expect(stepsOf(canvasElement)[3]).toHaveAttribute("aria-current", "step");
  },
};

export const Cancelled: Story = {
  args: {
    path: "cancelled",
    current: "Order Cancelled",
    dates: {
      "Order Placed": "2026-11-03T08:00:00Z",
      "Order Cancelled": "2026-11-06T08:00:00Z",
      "Refund Processed": "2026-11-09T08:00:00Z",
    },
  },
  play: async ({ canvasElement }) => {
    await expect(progressOf(canvasElement)).toHaveAttribute("aria-valuenow", "50");
    await expect(stepsOf(canvasElement).map((step) => step.textContent)).toEqual([
      "Order Placed, Completed3 Nov 2026",
      "Order Cancelled, Current step6 Nov 2026",
      "Refund Processed, UpcomingExpected 9 Nov 2026",
    ]);
  },
};

export const Refunded: Story = {
  args: { path: "cancelled", current: "Refund Processed", dates: undefined },
  play: async ({ canvasElement }) => {
    await expect(progressOf(canvasElement)).toHaveAttribute("aria-valuenow", "100");
  },
};

/** Nothing was paid: cancelling ends it. */
export const CancelledUnpaid: Story = {
  args: {
    path: "unpaid",
    current: "Order Cancelled",
    dates: { "Order Placed": "2026-11-03T08:00:00Z", "Order Cancelled": "2026-11-04T08:00:00Z" },
  },
  play: async ({ canvasElement }) => {
    await expect(progressOf(canvasElement)).toHaveAttribute("aria-valuenow", "100");
    await expect(stepsOf(canvasElement)).toHaveLength(2);
  },
};

/** In a phone's width the seam runs down the page. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const [first, second] = stepsOf(canvasElement).map((step) => step.getBoundingClientRect());
    await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Number.POSITIVE_INFINITY);
  },
};

export const NarrowCancelled: Story = { ...Narrow, args: Cancelled.args };

/** Round where everything else has corners: a step to come is no checkbox. */
export const SquareBrand: Story = {
  globals: { brand: "kora" },
  play: async ({ canvasElement }) => {
    const marks = stepsOf(canvasElement).map((step) => step.firstElementChild ?? step);
    await expect(marks.map((mark) => getComputedStyle(mark).borderRadius)).toEqual(
      Array(4).fill("50%"),
    );
  },
};

/** A way of the shop's own, of as many steps as it has. */
export const OwnSteps: Story = {
  args: {
    path: undefined,
    dates: undefined,
    current: "out",
    steps: [
      { id: "confirmed", label: "Confirmed", date: normalDates["Order Placed"] },
      { id: "tailored", label: "Tailored to measure", date: normalDates["Ready to Dispatch"] },
      { id: "shipped", label: "Shipped", date: normalDates.Dispatched },
      { id: "out", label: "Out for delivery" },
      { id: "delivered", label: "Delivered", date: normalDates.Delivered },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(progressOf(canvasElement)).toHaveAttribute("aria-valuenow", "75");
    await expect(stepsOf(canvasElement).map((step) => step.textContent)).toEqual([
      "Confirmed, Completed3 Nov 2026",
      "Tailored to measure, Completed4 Nov 2026",
      "Shipped, Completed5 Nov 2026",
      "Out for delivery, Current step",
      "Delivered, UpcomingExpected 7 Nov 2026",
    ]);
  },
};

export const OwnStepsNarrow: Story = { ...Narrow, args: OwnSteps.args };

/** A step that went wrong wears a cross, and the way goes on after it. */
export const OwnStepFailed: Story = {
  args: {
    path: undefined,
    dates: undefined,
    current: "missed",
    steps: [
      { id: "shipped", label: "Shipped", date: normalDates.Dispatched },
      { id: "missed", label: "Nobody was at home", critical: true },
      { id: "delivered", label: "Delivered", date: normalDates.Delivered },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(progressOf(canvasElement)).toHaveAttribute("aria-valuenow", "50");
    await expect(stepsOf(canvasElement)[1]).toHaveAttribute("data-tone", "critical");
  },
};

export const Hindi: Story = {
  globals: { locale: "hi-IN" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("भेजा गया")).toBeVisible();
  },
};

export const Dark: Story = { globals: { mode: "dark" } };

export const RightToLeft: Story = { globals: { dir: "rtl" } };
