import type { Meta, StoryObj } from "@storybook/react-vite";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, waitFor } from "storybook/test";
import { samplePicture, sampleProducts } from "../../docs/fixtures";
import { Grid } from "../Grid";
import { Picture } from "./Picture";
import { watchPictures } from "./watchPictures";

const key = "./pictures/ajrakh-modal-saree/indigo-front";

const meta = {
  title: "Layout/Picture",
  component: Picture,
  args: {
    src: `${key}.webp`,
    sources: [{ type: "image/avif", srcSet: `${key}.avif` }],
    alt: "Ajrakh Modal Saree in Neel Indigo",
    color: "#c8b8b8",
  },
  decorators: [(Story) => <div style={{ maxInlineSize: "24rem" }}>{Story()}</div>],
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>("img", { name: /Ajrakh Modal Saree/ });
    await expect(image).toHaveAttribute("loading", "lazy");
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    const { width, height } = image.getBoundingClientRect();
    await expect(height / width).toBeCloseTo(4 / 3, 1);
  },
};

export const Priority: Story = {
  args: { priority: true },
  play: async ({ canvas }) => {
    const image = canvas.getByRole("img");
    await expect(image).toHaveAttribute("loading", "eager");
    await expect(image).toHaveAttribute("fetchpriority", "high");
  },
};

export const Square: Story = { args: { ratio: "1/1" } };

/** The frame is lower than the picture: the part around the point stays. */
export const FocalPoint: Story = {
  args: {
    ...samplePicture("banarasi-jaal-lehenga/rose-front", "Lehenga in rose", "#c8b8a8"),
    sources: [],
    ratio: "4/3",
    focalPoint: { x: 50, y: 16 },
  },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>("img");
    await expect(getComputedStyle(image).objectPosition).toBe("50% 16%");
  },
};

export const Contained: Story = { args: { ratio: "16/9", fit: "contain" } };

export const Missing: Story = {
  args: {
    src: "./pictures/none.webp",
    sources: [],
    alt: "Silk saree",
    color: undefined,
    priority: true,
  },
  play: async ({ canvas }) => {
    const image = canvas.getByRole("img", { name: "Silk saree" });
    await waitFor(() => expect(image.parentElement).toHaveAttribute("data-failed"));
    const { width, height } = image.getBoundingClientRect();
    await expect(height / width).toBeCloseTo(4 / 3, 1);
  },
};

export const MissingOnServerPage: Story = {
  args: { src: "./pictures/none.webp", sources: [], alt: "Cotton kurti", priority: true },
  // As a server sends it: no handler of the component's own is attached.
  decorators: [
    (Story) => (
      <div
        ref={() => watchPictures(document)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the line itself
        dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(Story()) }}
      />
    ),
  ],
  play: async ({ canvas }) => {
    const image = canvas.getByRole("img", { name: "Cotton kurti" });
    await waitFor(() => expect(image.parentElement).toHaveAttribute("data-failed"));
  },
};

export const Waiting: Story = {
  args: { src: "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=", sources: [], alt: "" },
};

export const Row: Story = {
  decorators: [(Story) => <div style={{ inlineSize: "min(90vw, 60rem)" }}>{Story()}</div>],
  render: () => (
    <Grid columns={{ base: 2, md: 4 }}>
      {sampleProducts.slice(0, 3).map(({ id, picture }) => (
        <Picture key={id} {...picture} />
      ))}
      <Picture src="./pictures/none.webp" alt="Not found" priority />
    </Grid>
  ),
};
