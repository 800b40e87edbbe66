import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Price } from "../../commerce";
import { sampleCards } from "../../docs/sampleCards";
import { Container } from "../../layout";
import { Text } from "../../typography";
import { SlideCarousel } from "./SlideCarousel";

const meta = {
  title: "Sections/SlideCarousel",
  component: SlideCarousel,
  parameters: { bleed: true },
  args: { label: "Turn Heads", children: sampleCards(6) },
  globals: { viewport: { value: "desktop" } },
  decorators: [
    (Story) => (
      <Container style={{ paddingBlock: 24 }}>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof SlideCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

const reachable = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll("[aria-roledescription=slide]:not([inert])")].map((slide) =>
    slide.getAttribute("aria-label"),
  );

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(reachable(canvasElement)).toEqual(["1 of 6", "2 of 6", "3 of 6"]));
    await expect(canvas.getAllByRole("button", { name: /Position/ })).toHaveLength(4);
    await userEvent.click(canvas.getByRole("button", { name: "Position 3 of 4" }));
    await waitFor(() => expect(reachable(canvasElement)).toEqual(["3 of 6", "4 of 6", "5 of 6"]), {
      timeout: 3000,
    });
    await userEvent.click(canvas.getByRole("button", { name: "Next slide" }));
    await waitFor(() => expect(reachable(canvasElement)).toEqual(["4 of 6", "5 of 6", "6 of 6"]), {
      timeout: 3000,
    });
    const next = canvas.getByRole("button", { name: "Next slide" });
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await expect(next).toHaveFocus();
    await userEvent.click(next);
    await expect(reachable(canvasElement)).toEqual(["4 of 6", "5 of 6", "6 of 6"]);
    await expect(canvas.getByRole("button", { name: "Position 4 of 4" })).toHaveAttribute(
      "aria-current",
      "true",
    );
  },
};

export const JustThree: Story = {
  args: { children: sampleCards(3) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).queryByRole("button")).toBeNull());
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };

export const RightToLeft: Story = {
  globals: { dir: "rtl", viewport: { value: "desktop" } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Next slide" }));
    await waitFor(() => expect(reachable(canvasElement)).toEqual(["2 of 6", "3 of 6", "4 of 6"]), {
      timeout: 3000,
    });
  },
};

/** Anything may be a slide: words for screen readers in it don't widen the page. */
export const OwnCards: Story = {
  args: {
    children: [899, 1299, 1799, 2499, 3299, 4199].map((price) => (
      <a key={price} href="#own">
        <Text>A card of your own</Text>
        <Price price={price} mrp={2 * price} />
      </a>
    )),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(reachable(canvasElement)).toHaveLength(3));
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

/** Slides in which nothing can be pressed: the box that scrolls takes the focus. */
export const WordsAlone: Story = {
  args: {
    children: [
      "Fits as if it had been made for me",
      "The border shines",
      "Soft on the first day",
    ].map((words) => <Text key={words}>{words}</Text>),
  },
  play: async ({ canvasElement }) => {
    const carousel = within(canvasElement).getByRole("region", { name: "Turn Heads" });
    const box = within(carousel).getAllByRole("group")[0]?.parentElement;
    await waitFor(() => expect(box).toHaveAttribute("tabindex", "0"));
  },
};
