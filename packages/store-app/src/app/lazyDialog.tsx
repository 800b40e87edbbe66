import { useToast } from "@taanka/ui";
import { type ComponentType, createElement, useEffect, useEffectEvent } from "react";
import { loadWhenIdle } from "../hydration/whenIdle";
import { useTexts } from "../texts";
import { lazyModule } from "./lazyModule";

interface DialogProps {
  onClose: () => void;
}

/**
 * A menu or dialog whose code comes when the browser is idle, at the latest when it is opened. If it
 * can't be fetched a toast says so and the dialog is closed again: the next time it is tried anew.
 *
 * @param load dynamic import of the dialog's module
 */
export function lazyDialog<Props extends DialogProps>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const { fetch, useModule } = lazyModule(load, "at once");
  loadWhenIdle(fetch);
  return function LazyDialog(props: Props) {
    const { Component, failed } = useModule();
    const toast = useToast();
    const { networkError } = useTexts().common;
    const giveUp = useEffectEvent(() => {
      toast.error(networkError);
      props.onClose();
    });
    useEffect(() => {
      if (failed) giveUp();
    }, [failed]);
    return Component ? createElement(Component, props) : null;
  };
}
