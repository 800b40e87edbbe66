import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { samplePicture } from "../../docs/fixtures";
import { shopPromos, shopWardrobeInHindi } from "../../docs/shopTexts";
import { PromoSustainability } from "./PromoSustainability";
import { PromoTryOn } from "./PromoTryOn";
import { PromoWardrobe } from "./PromoWardrobe";

const picture = samplePicture(
  "kanjivaram-temple-border-saree/mustard-front",
  "Folded silk saree in mustard",
  "#e8e8d8",
);

const meta = {
  title: "Sections/Promo",
  component: PromoSustainability,
  subcomponents: { PromoWardrobe, PromoTryOn },
  parameters: { bleed: true },
  args: { picture, ...shopPromos.sustainability },
} satisfies Meta<typeof PromoSustainability>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sustainability: Story = {
  play: async ({ canvasElement }) => {
    const block = within(
      within(canvasElement).getByRole("region", { name: "Made slowly, to be kept" }),
    );
    await expect(block.getAllByRole("listitem")).toHaveLength(3);
    await expect(block.getByRole("link", { name: "See the handloom edit" })).toHaveAttribute(
      "href",
      "#handloom",
    );
  },
};

export const Wardrobe: StoryObj<typeof PromoWardrobe> = {
  render: () => (
    <PromoWardrobe
      {...shopPromos.wardrobe}
      picture={samplePicture("banarasi-jaal-silk-saree/royal-front", "", "#e8e8d8")}
    />
  ),
  play: async ({ canvasElement }) => {
    const block = within(canvasElement);
    await expect(block.getByText("50% OFF")).toBeVisible();
    await expect(block.getByRole("link", { name: "Shop the offer" })).toHaveAttribute(
      "href",
      "#offer",
    );
  },
};

export const TryOn: StoryObj<typeof PromoTryOn> = {
  render: () => (
    <PromoTryOn
      {...shopPromos.tryOn}
      picture={samplePicture("banarasi-jaal-lehenga/rose-front", "Lehenga in rose", "#c8b8a8")}
    />
  ),
  play: async ({ canvasElement }) => {
    const block = within(canvasElement);
    await expect(
      block.getByText("Photos are processed securely and deleted after use."),
    ).toBeVisible();
    await expect(block.getAllByRole("listitem")).toHaveLength(3);
  },
};

export const OwnTexts: Story = {
  args: {
    eyebrow: undefined,
    heading: "Mended, not replaced",
    text: "We repair what we sold, for free.",
    facts: undefined,
    href: undefined,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { name: "Mended, not replaced" })).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(canvas.queryByRole("list")).toBeNull();
  },
};

export const Hindi: StoryObj<typeof PromoWardrobe> = {
  globals: { locale: "hi-IN" },
  render: () => <PromoWardrobe picture={picture} {...shopWardrobeInHindi} />,
};

export const RightToLeft: StoryObj<typeof PromoWardrobe> = {
  globals: { dir: "rtl" },
  render: () => (
    <>
      <PromoWardrobe picture={picture} {...shopPromos.wardrobe} />
      <PromoTryOn picture={picture} {...shopPromos.tryOn} />
    </>
  ),
};
