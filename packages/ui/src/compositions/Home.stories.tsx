import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useId } from "react";
import { ProductGrid } from "../commerce";
import { productsById, shopBanners, uprightBanner } from "../docs/shop";
import { shopPromos } from "../docs/shopTexts";
import { Container, Section } from "../layout";
import {
  BannerCarousel,
  PromoSustainability,
  PromoTryOn,
  PromoWardrobe,
  ScrollRow,
  SectionHeader,
  SlideCarousel,
  TabbedSection,
} from "../sections";
import { pageParameters, ShopCard, ShopPage } from "./ShopPage";

const everyday = {
  "Silk Sarees": [
    "paithani-peacock-silk-saree",
    "tanchoi-satin-silk-saree",
    "kanjivaram-temple-border-saree",
    "paisley-art-silk-saree",
    "chanderi-buta-saree",
    "kerala-kasavu-cotton-saree",
  ],
  "Wedding Lehengas": [
    "lotus-arch-silk-lehenga",
    "gota-patti-georgette-lehenga",
    "leheriya-georgette-lehenga",
  ],
  Kurtis: ["bagru-block-print-kurti", "khadi-everyday-kurti", "kalamkari-print-kurti"],
};

const turnHeads = productsById(
  "lotus-arch-silk-lehenga",
  "gota-georgette-anarkali",
  "mukaish-cocktail-lehenga",
  "leheriya-georgette-lehenga",
  "mukaish-georgette-festive-suit",
  "satin-crepe-zari-edge-saree",
);

const mostBought = productsById(
  "chanderi-buta-saree",
  "khadi-cotton-workday-suit",
  "leheriya-chiffon-saree",
  "bagru-block-print-kurti",
  "kerala-kasavu-cotton-saree",
  "chikankari-georgette-palazzo-suit",
  "khadi-everyday-kurti",
);

interface HeadedProps {
  title: string;
  subtitle: string;
  eyebrow?: string;
  children: ReactNode;
}

function Headed({ children, ...head }: HeadedProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Container>
        <SectionHeader {...head} titleId={id} viewAllHref="#all" />
        {children}
      </Container>
    </Section>
  );
}

/** Banners, a tabbed grid, three at a time, a row that snaps, three editorial blocks. */
function Home() {
  return (
    <ShopPage underHeader>
      <BannerCarousel slides={shopBanners} headingLevel={1} />
      <TabbedSection
        title="Everyday to Event"
        subtitle="From the morning metro to the last baraat"
        viewAllHref="#everyday"
        tabs={Object.keys(everyday)}
      >
        {(tab) => (
          <ProductGrid>
            {productsById(...(everyday[tab as keyof typeof everyday] ?? [])).map((product) => (
              <ShopCard key={product.id} product={product} />
            ))}
          </ProductGrid>
        )}
      </TabbedSection>
      <Headed
        eyebrow="Festive edit"
        title="Turn Heads"
        subtitle="Pieces that arrive a moment before you do"
      >
        <SlideCarousel label="Turn Heads, slides">
          {turnHeads.map((product) => (
            <ShopCard key={product.id} product={product} />
          ))}
        </SlideCarousel>
      </Headed>
      <Headed title="Most Bought" subtitle="What everyone is wearing this week">
        <ScrollRow label="Most Bought, products">
          {mostBought.map((product) => (
            <ShopCard key={product.id} product={product} />
          ))}
        </ScrollRow>
      </Headed>
      <PromoSustainability picture={uprightBanner("cotton")} {...shopPromos.sustainability} />
      <PromoWardrobe picture={uprightBanner("festive")} {...shopPromos.wardrobe} />
      <PromoTryOn picture={uprightBanner("lights")} {...shopPromos.tryOn} />
    </ShopPage>
  );
}

const meta = {
  title: "Compositions/Home",
  component: Home,
  parameters: pageParameters,
} satisfies Meta<typeof Home>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
