"use client";

import { useContext, useSyncExternalStore } from "react";
import { useMediaQuery } from "../utils/useMediaQuery";
import { ThemeContext } from "./context";
import { type Mode, readMode, readPageMode, storeMode, subscribeToMode } from "./modeStore";

const onServer = () => null;

/** What somebody chose with {@link useMode}; null where nobody did, and on a server. */
export function useChosenMode(): Mode | null {
  return useSyncExternalStore(subscribeToMode, readMode, onServer);
}

/** Light or dark as `useMode` tells and changes it. */
export interface ModeChoice {
  /** The mode in force: what was chosen, else the provider's, else what stands on `html`. */
  mode: Mode;
  /** What it comes to on this device. */
  shown: "light" | "dark";
  /** Keeps a choice for this and other tabs and the next visit; null forgets it. */
  setMode: (mode: Mode | null) => void;
}

/** The colour mode and the way to another, for a switch in a menu. The provider follows. */
export function useMode(): ModeChoice {
  const { mode: told } = useContext(ThemeContext);
  const page = useSyncExternalStore(subscribeToMode, readPageMode, () => undefined);
  const mode = useChosenMode() ?? told ?? page ?? "light";
  const darkDevice = useMediaQuery("(prefers-color-scheme: dark)");
  const shown = mode === "system" ? (darkDevice ? "dark" : "light") : mode;
  return { mode, shown, setMode: storeMode };
}
