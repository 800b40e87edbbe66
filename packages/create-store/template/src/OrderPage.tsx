import type { Order } from "@taanka/api-client";
import { ErrorState, PageLoader } from "@taanka/ui";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { orderOf } from "./account";
import { isNotTheirs } from "./errors";
import { texts } from "./language";
import { usePerson } from "./Personal";
import { NotFound } from "./screens/NotFound";

interface OrderPageProps {
  id: string;
  children: (order: Order) => ReactElement;
}

/** A page of one order, once that is there; another person's is not found. */
export function OrderPage({ id, children }: OrderPageProps) {
  const { data, error, refetch } = useQuery(orderOf(usePerson(), id));
  if (isNotTheirs(error)) return <NotFound />;
  // An order that is known stays on the page where asking anew fails for another reason.
  if (data) return children(data);
  if (error) return <ErrorState level={1} title={texts.failed} onRetry={() => void refetch()} />;
  return <PageLoader />;
}
