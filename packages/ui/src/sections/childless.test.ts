import { expectTypeOf, it } from "vitest";
import type { DividerProps } from "../layout";
import type {
  AccountMenuProps,
  BreadcrumbsProps,
  LoadMoreProps,
  PaginationProps,
  SiteFooterProps,
  SiteHeaderProps,
  StepIndicatorProps,
} from "../navigation";
import type { BannerCarouselProps, SectionHeaderProps } from ".";

/** Those of the props that take children. */
type WithChildren<Props> = Props extends unknown
  ? "children" extends keyof Props
    ? Props
    : never
  : never;

it("takes no children where none are shown", () => {
  expectTypeOf<
    WithChildren<
      | AccountMenuProps
      | BannerCarouselProps
      | BreadcrumbsProps
      | DividerProps
      | LoadMoreProps
      | PaginationProps
      | SectionHeaderProps
      | SiteHeaderProps
      | StepIndicatorProps
    >
  >().toBeNever();
  expectTypeOf<WithChildren<SiteFooterProps>>().toEqualTypeOf<SiteFooterProps>();
});
