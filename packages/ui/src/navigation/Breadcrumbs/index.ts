export { type Breadcrumb, Breadcrumbs, type BreadcrumbsProps } from "./Breadcrumbs";
export type { BreadcrumbsMessages } from "./messages";
