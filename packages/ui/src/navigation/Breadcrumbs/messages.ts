export interface BreadcrumbsMessages {
  /** Name of the navigation, heard only. */
  label: string;
}

export const breadcrumbsMessages: BreadcrumbsMessages = { label: "Breadcrumb" };
