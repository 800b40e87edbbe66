export interface SectionHeaderMessages {
  viewAll: string;
}

export const sectionHeaderMessages: SectionHeaderMessages = { viewAll: "View all" };
