import { lazyModule, loadWhenIdle } from "@taanka/store/client";
import { useToast } from "@taanka/ui";
import {
  type ComponentType,
  createElement,
  useDeferredValue,
  useEffect,
  useEffectEvent,
} from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useTexts } from "../texts";

interface DialogProps {
  onClose: () => void;
}

export interface LazyDialogOptions {
  /**
   * A phone's keyboard comes with it, which Safari opens within the touch alone: it is mounted there,
   * and the pressed button is painted with it.
   * @default false
   */
  opensKeyboard?: boolean;
}

/**
 * A menu or dialog whose code comes when the browser is idle, at the latest when it is opened. If it
 * can't be fetched a toast says so and the dialog is closed again: the next time it is tried anew, at
 * last by loading the page. What fails in the kit's dialog is said there, and one that fails around it is
 * closed with a toast: the page stays either way.
 * The pressed button is painted first, and the dialog mounted then.
 *
 * @param load dynamic import of the dialog's module
 */
export function lazyDialog<Props extends DialogProps>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { opensKeyboard = false }: LazyDialogOptions = {},
) {
  const { fetch, useModule } = lazyModule(load, "at once");
  loadWhenIdle(fetch);
  return function LazyDialog(props: Props) {
    const { Component, failed } = useModule();
    const afterPress = useDeferredValue(Component, null);
    const Dialog = opensKeyboard ? Component : afterPress;
    const toast = useToast();
    const { networkError, somethingWrong } = useTexts().common;
    const giveUp = (problem: string) => {
      toast.error(problem);
      props.onClose();
    };
    const missCode = useEffectEvent(() => giveUp(networkError));
    useEffect(() => {
      if (failed) missCode();
    }, [failed]);
    if (!Dialog) return null;
    return (
      <ErrorBoundary fallback={null} onError={() => giveUp(somethingWrong)}>
        {createElement(Dialog, props)}
      </ErrorBoundary>
    );
  };
}
