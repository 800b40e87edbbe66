/** How a query stands, as far as a page shows it. */
export interface QueryState<Data> {
  data: Data | undefined;
  /** Why the last try failed; `data` may be that of an earlier one, or a copy on the device. */
  error: Error | null;
  /** There is neither an answer nor a failure. */
  isPending: boolean;
  isFetching: boolean;
  /** The first answer is on its way; a visitor waits for none of what belongs to an account. */
  isLoading: boolean;
  /** Asks again. */
  refetch(): Promise<unknown>;
}
