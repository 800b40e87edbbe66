import { type ComponentType, createElement, lazy, useState } from "react";
import { insist } from "./waking";

/** The shop's own code could not be fetched: the network is away, or the server. */
export class CodeLoadError extends Error {
  override name = "CodeLoadError";

  constructor(cause: unknown) {
    super("Network error - please check your connection", { cause });
  }
}

/**
 * Fetches a module, and says in words for a person when that fails.
 * @throws CodeLoadError
 */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    throw new CodeLoadError(cause);
  }
}

/** A component whose code comes later. */
export interface Loadable<Props, Module> {
  /** Renders at once when its code is there, else suspends. */
  Component: ComponentType<Props>;
  /** Loads the code. A call that failed may be repeated. */
  preload(): Promise<Module>;
  /** Whether the code is there. */
  isLoaded(): boolean;
}

interface FailedLoad {
  preload: () => Promise<unknown>;
  /** React keeps a failed load for good; this makes it ask anew. */
  renew: () => void;
}

const failed = new Set<FailedLoad>();

/**
 * Lets what has failed load again when it is next rendered, and goes on trying by itself. Called once
 * the failure is on the screen, not before, or React would try without end.
 * @returns fulfilled when all of it is there
 */
export async function recoverFailedLoads(): Promise<void> {
  const loads = [...failed];
  failed.clear();
  for (const { renew } of loads) renew();
  await insist(() => Promise.all(loads.map(({ preload }) => preload())));
}

/**
 * A lazy component that survives a failed load.
 * @param load dynamic import of the component's module
 */
export function loadable<Props extends object, Module extends { default: ComponentType<Props> }>(
  load: () => Promise<Module>,
): Loadable<Props, Module> {
  let loaded: Module | undefined;
  let loading: Promise<Module> | undefined;
  const preload = () => {
    loading ??= loadCode(load).then(
      (module) => {
        loaded = module;
        return module;
      },
      (error: unknown) => {
        loading = undefined;
        failed.add(failure);
        throw error;
      },
    );
    return loading;
  };
  let Lazy = lazy(preload);
  const failure = {
    preload,
    renew: () => {
      Lazy = lazy(preload);
    },
  };
  const newest = (): ComponentType<Props> => loaded?.default ?? Lazy;
  function Component(props: Props) {
    // Mounted as the lazy one it stays that: another type would begin anew at the next render.
    const [Type] = useState(newest);
    return createElement(Type, props);
  }
  return { Component, preload, isLoaded: () => loaded !== undefined };
}
