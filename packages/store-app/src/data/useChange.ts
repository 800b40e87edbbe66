import {
  hashKey,
  type MutateOptions,
  type MutationKey,
  type QueryClient,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";

/** Time in which the same change is taken for a second tap of the same press, in ms. */
const secondTap = 500;

interface ChangeOptions<Input, Output> {
  /** Tells the kinds of changes apart. */
  mutationKey: MutationKey;
  mutationFn: (input: Input) => Promise<Output>;
  /** The same change may follow at once when the last one is through, as on a stepper. */
  repeatable?: boolean;
  onSuccess?: (output: Output, input: Input) => unknown;
  onError?: (error: Error) => unknown;
  onSettled?: () => unknown;
}

/** Whether the very same change is under way, or was sent so lately that this is a second tap. */
function isSecondTap(client: QueryClient, key: MutationKey, input: unknown, repeatable: boolean) {
  const since = repeatable ? Number.POSITIVE_INFINITY : Date.now() - secondTap;
  const same = hashKey([input]);
  return client
    .getMutationCache()
    .findAll({ mutationKey: key, exact: true })
    .some(
      ({ state: { status, submittedAt, variables } }) =>
        (status === "pending" || (status === "success" && submittedAt > since)) &&
        hashKey([variables]) === same,
    );
}

/**
 * A change of what belongs to a person. Of two taps in one press the second does nothing, in the same
 * tick too, when no button can be busy yet: nothing is bought, saved or sent twice.
 */
export function useChange<Input, Output>({
  repeatable = false,
  ...options
}: ChangeOptions<Input, Output>) {
  const client = useQueryClient();
  const mutation = useMutation(options);
  const mutate = (input: Input, callbacks?: MutateOptions<Output, Error, Input>) => {
    if (!isSecondTap(client, options.mutationKey, input, repeatable)) {
      mutation.mutate(input, callbacks);
    }
  };
  return { ...mutation, mutate };
}
