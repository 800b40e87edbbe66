import type { AccountMenuMessages } from "./AccountMenu/messages";
import type { BackToTopMessages } from "./BackToTop/messages";
import type { BreadcrumbsMessages } from "./Breadcrumbs/messages";
import type { MobileMenuMessages } from "./MobileMenu/messages";
import type { LoadMoreMessages, PaginationMessages } from "./Pagination/messages";
import type { SiteFooterMessages } from "./SiteFooter/messages";
import type { SiteHeaderMessages } from "./SiteHeader/messages";
import type { SkipLinkMessages } from "./SkipLink/messages";
import type { StepIndicatorMessages } from "./StepIndicator/messages";

/** Texts of the components in this group, by component. */
export interface NavigationMessages {
  accountMenu: AccountMenuMessages;
  backToTop: BackToTopMessages;
  breadcrumbs: BreadcrumbsMessages;
  loadMore: LoadMoreMessages;
  mobileMenu: MobileMenuMessages;
  pagination: PaginationMessages;
  siteFooter: SiteFooterMessages;
  siteHeader: SiteHeaderMessages;
  skipLink: SkipLinkMessages;
  stepIndicator: StepIndicatorMessages;
}
