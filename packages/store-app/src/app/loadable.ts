import { type ComponentType, type LazyExoticComponent, lazy } from "react";
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

type AnyOf<Props> = ComponentType<Props> | LazyExoticComponent<ComponentType<Props>>;

/** A component whose code comes later. */
export interface Loadable<Props, Module> {
  /** Loads the code. A call that failed may be repeated. */
  preload(): Promise<Module>;
  /** The component: renders at once when its code is there, else suspends. Ask at each render. */
  current(): AnyOf<Props>;
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
  let Lazy: AnyOf<Props> = lazy(preload);
  const failure = {
    preload,
    renew: () => {
      Lazy = lazy(preload);
    },
  };
  return {
    preload,
    current: () => loaded?.default ?? Lazy,
    isLoaded: () => loaded !== undefined,
  };
}
