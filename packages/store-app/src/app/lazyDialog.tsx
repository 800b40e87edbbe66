import { useToast } from "@taanka/ui";
import { type ComponentType, createElement, useEffect, useEffectEvent, useState } from "react";
import { loadWhenIdle } from "../hydration/whenIdle";
import { useTexts } from "../texts";

interface DialogProps {
  onClose: () => void;
}

/**
 * A menu or dialog whose code comes when the browser is idle, at the latest when it is opened. If it
 * can't be fetched a toast says so and the dialog is closed again: the next time it is tried anew,
 * which `React.lazy` would not do.
 *
 * @param load dynamic import of the dialog's module
 */
export function lazyDialog<Props extends DialogProps>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  let Loaded: ComponentType<Props> | undefined;
  const fetchCode = async () => {
    Loaded ??= (await load()).default;
  };
  loadWhenIdle(fetchCode);
  return function LazyDialog(props: Props) {
    const toast = useToast();
    const { networkError } = useTexts().common;
    const [, setLoaded] = useState(Loaded !== undefined);
    const fail = useEffectEvent(() => {
      toast.error(networkError);
      props.onClose();
    });
    useEffect(() => {
      let gone = false;
      fetchCode().then(
        () => !gone && setLoaded(true),
        () => !gone && fail(),
      );
      return () => {
        gone = true;
      };
    }, []);
    return Loaded ? createElement(Loaded, props) : null;
  };
}
