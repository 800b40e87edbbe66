import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import {
  ActiveFilterChips,
  FilterPanel,
  type FilterSelection,
  type ListingSort,
  ProductGrid,
  removeFilter,
  SortSelect,
} from "../commerce";
import { sampleFilterGroups } from "../docs/fixtures";
import { productsById } from "../docs/shop";
import { Stack } from "../layout";
import { Breadcrumbs, LoadMore } from "../navigation";
import { ListingFrame } from "../sections";
import { pageParameters, ShopCard, ShopPage } from "./ShopPage";

const products = productsById(
  "paithani-peacock-silk-saree",
  "kanjivaram-temple-border-saree",
  "chanderi-buta-saree",
  "tanchoi-satin-silk-saree",
  "leheriya-chiffon-saree",
  "kerala-kasavu-cotton-saree",
  "organza-spray-saree",
  "bengal-jamdani-cotton-saree",
  "satin-crepe-zari-edge-saree",
  "paisley-art-silk-saree",
  "mukaish-chiffon-saree",
  "mukaish-cocktail-lehenga",
);
const badges: Record<number, string> = { 0: "POPULAR", 4: "35% OFF", 7: "HANDLOOM" };

interface ListingProps {
  /** The filter panel is open. */
  filtering?: boolean;
  filters?: FilterSelection;
}

/** A category with its filters, sort order and active filters. */
function Listing({ filtering = false, filters = {} }: ListingProps) {
  const [chosen, setChosen] = useState(filters);
  const [sort, setSort] = useState<ListingSort | "">("");
  const chips = Object.entries(chosen).flatMap(([key, values]) =>
    values.map((value) => ({ key, value })),
  );
  return (
    <ShopPage>
      <ListingFrame
        breadcrumb={
          <Breadcrumbs
            items={[
              { label: "Home", href: "#home" },
              { label: "TAANKA", href: "#all" },
              { label: "Sarees" },
            ]}
          />
        }
        title="Sarees"
        subtitle="Handloom silks and everyday cottons, from the towns that weave them"
        count={148}
        toolbar={
          <>
            <FilterPanel
              groups={sampleFilterGroups}
              value={chosen}
              onValueChange={setChosen}
              defaultOpen={filtering}
            />
            <SortSelect value={sort} onValueChange={setSort} />
          </>
        }
        chips={
          chips.length > 0 && (
            <ActiveFilterChips
              filters={chips}
              onRemove={(chip) => setChosen(removeFilter(chosen, chip))}
              onClearAll={() => setChosen({})}
            />
          )
        }
      >
        <Stack gap="12">
          <ProductGrid>
            {products.map((product, index) => (
              <ShopCard
                key={product.id}
                product={product}
                badge={badges[index] ?? ""}
                headingLevel={3}
                wished={index === 2}
              />
            ))}
          </ProductGrid>
          <LoadMore shown={products.length} total={148} onLoadMore={() => {}} />
        </Stack>
      </ListingFrame>
    </ShopPage>
  );
}

const meta = {
  title: "Compositions/Listing",
  component: Listing,
  parameters: pageParameters,
} satisfies Meta<typeof Listing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};

export const Filtered: Story = {
  args: { filters: { Color: ["Madder Maroon", "Ivory"], Fabric: ["Silk"] } },
};

export const FiltersOpen: Story = {
  args: { filtering: true, filters: { Color: ["Ivory"] } },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };

export const FiltersOpenOnPhone: Story = {
  args: { filtering: true, filters: { Color: ["Ivory"] } },
  globals: { viewport: { value: "phone" } },
};
