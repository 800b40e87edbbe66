import type { ListingKind } from "@taanka/store";
import { shop } from "../../config";
import { useToAddress } from "../../seo/origin";
import { PageMeta } from "../../seo/PageMeta";
import { breadcrumbData, itemListData } from "../../seo/structuredData";
import { useTexts } from "../../texts";
import { canonicalOf } from "./address";
import type { useListing } from "./useListing";

export interface ListingMetaProps {
  of: ListingKind;
  shown: { title: string; subtitle: string };
  trail: readonly { label: string; href?: string }[];
  listing: ReturnType<typeof useListing>;
  firstPage: number;
}

/** What search engines and people who share a listing are told of it. */
export function ListingMeta({ of, shown, trail, listing, firstPage }: ListingMetaProps) {
  const { listing: texts, catalogue } = useTexts();
  const address = useToAddress();
  const { cards } = listing;
  const { title, subtitle } = shown;
  return (
    <PageMeta
      title={firstPage > 1 ? texts.page(title, firstPage) : title}
      description={texts.description(title, subtitle, shop.name, catalogue(shop.country))}
      canonical={canonicalOf(of, firstPage)}
      image={cards[0]?.image}
      structuredData={[
        breadcrumbData(trail, address),
        ...(cards.length > 0 ? [itemListData(cards, address, listing.before)] : []),
      ]}
    />
  );
}
