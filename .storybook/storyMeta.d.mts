export interface StoryMeta {
  title: string;
  /** Names of the component and of those beside it. */
  components: string[];
  /** Names of the props that every story gives. */
  args: string[];
}

export const storyMeta: (text: string) => StoryMeta;
export const givenProps: (text: string) => Record<string, Record<string, boolean>>;
export const storyFunctions: (text: string) => Record<string, Record<string, string>>;
