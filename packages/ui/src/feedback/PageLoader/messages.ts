export interface PageLoaderMessages {
  /** Shown and heard when the component is given no text of its own. */
  loading: string;
}

export const pageLoaderMessages: PageLoaderMessages = { loading: "Loading…" };
