import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../controls/Button";
import { samplePictures as pictures, samplePicture } from "../../docs/fixtures";
import { Lightbox } from "./Lightbox";

const meta = {
  title: "Overlays/Lightbox",
  component: Lightbox,
  args: {
    title: "Pictures of Banarasi Jaal Silk Saree",
    pictures,
    trigger: <Button tone="secondary">Look closely</Button>,
    onPositionChange: fn(),
  },
} satisfies Meta<typeof Lightbox>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

const opened = async () => {
  const dialog = await page.findByRole("dialog", { name: "Pictures of Banarasi Jaal Silk Saree" });
  return within(dialog);
};

const shownPicture = () =>
  document.querySelector<HTMLElement>("[role=dialog] div:not([inert]) > picture");

const stageOf = () => shownPicture()?.parentElement?.parentElement?.parentElement as HTMLElement;

export const Closed: Story = {
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole("button", { name: "Look closely" });
    await userEvent.click(opener);
    const lightbox = await opened();
    await expect(lightbox.getByRole("button", { name: "Close" })).toHaveFocus();
    await expect(getComputedStyle(document.body).overflow).toBe("hidden");
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onPositionChange).toHaveBeenLastCalledWith(1);
    await expect(lightbox.getByRole("status")).toHaveTextContent("Picture 2 of 3");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

export const Open: Story = {
  args: { defaultOpen: true, defaultPosition: 1 },
  play: async ({ args }) => {
    const lightbox = await opened();
    await userEvent.click(lightbox.getByRole("button", { name: "Next picture" }));
    await expect(args.onPositionChange).toHaveBeenLastCalledWith(2);
    const next = lightbox.getByRole("button", { name: "Next picture" });
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Home}");
    await expect(lightbox.getByRole("status")).toHaveTextContent("Picture 1 of 3");
  },
};

/** Magnified, the arrow keys move about in the picture; 0 shows all of it again. */
export const ZoomedByKeys: Story = {
  args: { defaultOpen: true },
  play: async ({ args }) => {
    const lightbox = await opened();
    await userEvent.keyboard("++");
    await waitFor(() => expect(lightbox.getByRole("status")).toHaveTextContent("Zoom 225%"));
    await userEvent.keyboard("{ArrowDown}");
    await expect(args.onPositionChange).not.toHaveBeenCalled();
    await expect(shownPicture()?.style.transform).toContain("-64px");
    await userEvent.keyboard("0");
    await expect(lightbox.getByRole("button", { name: "Zoom out" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};

export const Zoomed: Story = {
  args: { defaultOpen: true },
  play: async () => {
    const lightbox = await opened();
    const larger = lightbox.getByRole("button", { name: "Zoom in" });
    await userEvent.click(larger);
    await userEvent.click(larger);
    await expect(lightbox.getByRole("status")).toHaveTextContent("Zoom 225%");
  },
};

const at = (x: number, y = 300) => ({ clientX: x, clientY: y, button: 0, isPrimary: true });

/** Twice on a spot magnifies it, and twice again shows the whole picture. */
export const DoubleTap: Story = {
  args: { defaultOpen: true },
  play: async () => {
    const lightbox = await opened();
    const tap = (id: number) => {
      fireEvent.pointerDown(stageOf(), { pointerId: id, ...at(200) });
      fireEvent.pointerUp(stageOf(), { pointerId: id, ...at(200) });
    };
    tap(1);
    tap(1);
    await waitFor(() => expect(lightbox.getByRole("status")).toHaveTextContent("Zoom 250%"));
    tap(1);
    tap(1);
    await waitFor(() => expect(lightbox.getByRole("status")).not.toHaveTextContent("Zoom"));
  },
};

export const Wheel: Story = {
  args: { defaultOpen: true },
  play: async () => {
    const lightbox = await opened();
    fireEvent.wheel(stageOf(), { deltaY: -400, ...at(200) });
    await waitFor(() => expect(lightbox.getByRole("status")).toHaveTextContent("Zoom 223%"));
    fireEvent.wheel(stageOf(), { deltaY: 4000, ...at(200) });
    await waitFor(() => expect(lightbox.getByRole("status")).not.toHaveTextContent("Zoom"));
  },
};

export const Pinch: Story = {
  args: { defaultOpen: true },
  play: async () => {
    const lightbox = await opened();
    fireEvent.pointerDown(stageOf(), { pointerId: 1, ...at(200) });
    fireEvent.pointerDown(stageOf(), { pointerId: 2, ...at(300) });
    fireEvent.pointerMove(stageOf(), { pointerId: 2, ...at(400) });
    await waitFor(() => expect(lightbox.getByRole("status")).toHaveTextContent("Zoom 200%"));
    fireEvent.pointerUp(stageOf(), { pointerId: 2, ...at(400) });
    fireEvent.pointerUp(stageOf(), { pointerId: 1, ...at(200) });
    await expect(lightbox.getByRole("status")).toHaveTextContent("Zoom 200%");
  },
};

const swipe = async (from: number, to: number) => {
  fireEvent.pointerDown(stageOf(), { pointerId: 1, ...at(from) });
  fireEvent.pointerMove(stageOf(), { pointerId: 1, ...at((from + to) / 2) });
  fireEvent.pointerMove(stageOf(), { pointerId: 1, ...at(to) });
  await waitFor(() => expect(stageOf()).toHaveAttribute("data-moving"));
  fireEvent.pointerUp(stageOf(), { pointerId: 1, ...at(to) });
};

export const Swipe: Story = {
  args: { defaultOpen: true },
  play: async ({ args }) => {
    await opened();
    await swipe(300, 200);
    await waitFor(() => expect(args.onPositionChange).toHaveBeenLastCalledWith(1));
    await swipe(200, 300);
    await waitFor(() => expect(args.onPositionChange).toHaveBeenLastCalledWith(0));
  },
};

export const OnePicture: Story = {
  args: { defaultOpen: true, pictures: pictures.slice(0, 1) },
  play: async () => {
    const lightbox = await opened();
    await expect(lightbox.queryByRole("button", { name: "Next picture" })).toBeNull();
  },
};

export const BrokenPicture: Story = {
  args: { defaultOpen: true, pictures: [{ src: "./pictures/none.webp", alt: "Gone" }] },
};

export const Landscape: Story = {
  args: {
    defaultOpen: true,
    pictures: [
      { ...samplePicture("banners/cotton-portrait", "A festive table", "#c8b8a8"), ratio: "16/9" },
    ],
  },
};

export const Dark: Story = { args: { defaultOpen: true }, globals: { mode: "dark" } };

export const Narrow: Story = {
  args: { defaultOpen: true },
  globals: { viewport: { value: "phone" } },
};

/** Onwards is towards the left. */
export const RightToLeft: Story = {
  args: { defaultOpen: true },
  globals: { dir: "rtl", locale: "hi-IN" },
  play: async ({ args }) => {
    await opened();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(args.onPositionChange).toHaveBeenLastCalledWith(1);
    await swipe(200, 300);
    await waitFor(() => expect(args.onPositionChange).toHaveBeenLastCalledWith(2));
  },
};
