import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import {
  type ComponentType,
  createElement,
  memo,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { loadable } from "./loadable";
import { registerPart } from "./partPreloads";
import { useRouteMatch } from "./routeMatch";
import type { RouteMatch } from "./routing";
import { createGate, type Gate } from "./waking";

interface PartModule<Props> {
  default: ComponentType<Props>;
}

/** Brings the queries that a part renders from into the cache; rejects when it fails. */
type FetchData = (client: QueryClient, match: RouteMatch) => Promise<unknown>;

function Gated({ gate, children }: { gate: Gate | undefined; children: ReactNode }) {
  // Also when the gate is open already: React renders a second time what had to wait, and counts on
  // the same hooks in the same order then.
  if (gate) use(gate.ready);
  useEffect(() => gate?.alive(), [gate]);
  return children;
}

const never = () => () => undefined;

/** True for a component that takes over what the server rendered, until it has. */
const useTakingOver = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/**
 * A part of a screen whose code, and data if it has its own, a first look at the server's page does
 * not need. On the server and after a navigation it renders like any component. In a page just
 * received it sleeps until the person does something (see `waking`), so its data need not travel
 * in the document, and its props must not change by themselves before.
 *
 * @param load dynamic import of the part's module
 * @param fetchData the part's own data, fetched while its code is on the way
 */
export function part<Props extends object = object>(
  load: () => Promise<PartModule<Props>>,
  fetchData?: FetchData,
) {
  const { Component, preload } = loadable<Props, PartModule<Props>>(load);
  registerPart(preload);

  // React takes over a sleeping part only if nothing above it has changed: hence the two memos.
  const Sleeping = memo(({ gate, props }: { gate: Gate | undefined; props: Props }) => (
    <div ref={gate?.attach}>
      <Suspense>
        <Gated gate={gate}>{createElement(Component, props)}</Gated>
      </Suspense>
    </div>
  ));
  function Part(props: Props) {
    const client = useQueryClient();
    const match = useRouteMatch();
    const takingOver = useTakingOver();
    const [gate] = useState(() =>
      takingOver && typeof window !== "undefined"
        ? createGate(() => Promise.all([preload(), fetchData?.(client, match)]))
        : undefined,
    );
    return <Sleeping gate={gate} props={props} />;
  }
  return memo(Part);
}
