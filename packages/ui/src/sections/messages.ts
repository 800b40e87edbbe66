import type { BannerCarouselMessages } from "./BannerCarousel/messages";
import type { ListingFrameMessages } from "./ListingFrame/messages";
import type { ScrollRowMessages } from "./ScrollRow/messages";
import type { SectionHeaderMessages } from "./SectionHeader/messages";
import type { SlideCarouselMessages } from "./SlideCarousel/messages";
import type { TabbedSectionMessages } from "./TabbedSection/messages";

/** Texts of the components in this group, by component. */
export interface SectionsMessages {
  bannerCarousel: BannerCarouselMessages;
  listingFrame: ListingFrameMessages;
  scrollRow: ScrollRowMessages;
  sectionHeader: SectionHeaderMessages;
  slideCarousel: SlideCarouselMessages;
  tabbedSection: TabbedSectionMessages;
}
