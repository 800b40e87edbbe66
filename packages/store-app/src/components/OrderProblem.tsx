import { isMalformed, isNotFound, reasonBelow } from "@taanka/store";
import { ButtonLink, EmptyState, ErrorState } from "@taanka/ui";
import { paths } from "../paths";
import { useTexts } from "../texts";

/** Says that there is no such order, or that nobody can mean one by this address. */
export function OrderMissing({ error }: { error: unknown }) {
  const { orders: texts, common } = useTexts();
  return (
    <EmptyState
      drawing="parcel"
      title={isMalformed(error) ? texts.invalidId : texts.notFound}
      action={<ButtonLink href={paths.profile}>{common.backToProfile}</ButtonLink>}
    >
      {texts.notFoundText}
    </EmptyState>
  );
}

export interface OrderProblemProps {
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}

/** Why an order can't be shown: there is none, or it could not be fetched. */
export function OrderProblem({ error, retrying, onRetry }: OrderProblemProps) {
  const { orders: texts, common } = useTexts();
  if (isNotFound(error)) return <OrderMissing error={error} />;
  return (
    <ErrorState title={texts.failed} retrying={retrying} onRetry={onRetry}>
      {reasonBelow(texts.failed, error, common.unexpectedError)}
    </ErrorState>
  );
}
