export interface TopLoadingBarMessages {
  /** Name of the bar while it runs. */
  label: string;
}

export const topLoadingBarMessages: TopLoadingBarMessages = { label: "Loading page" };
