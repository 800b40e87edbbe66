/** A page that stands beside stories. */
export interface StoryPage {
  /** Its heading. */
  title: string;
  /** Its first paragraph, in one line. */
  first: string;
  /** Its place within the kit's source. */
  file: string;
  body: string;
  /** Of a whole page made of components, and not of one of them. */
  whole: boolean;
}

/** A page's heading, and its first paragraph of words in one line. */
export function opening(text: string): Pick<StoryPage, "title" | "first">;
/** The pages that stand beside stories in the kit's folder of sources: of components, and of whole pages made of them. */
export function storyPages(source: string): StoryPage[];
/** The guide that lists every component with its sentence, by the kind of what it is for. */
export function componentsGuide(source: string): string;
