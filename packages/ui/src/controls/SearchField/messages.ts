export interface SearchFieldMessages {
  /** Default of `label`. */
  label: string;
  /** Heard while results are on their way. */
  busy: string;
}

export const searchFieldMessages: SearchFieldMessages = { label: "Search", busy: "Searching" };
