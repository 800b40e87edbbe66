import { useToast } from "@taanka/ui";
import { type ComponentType, createElement, useEffect, useEffectEvent, useState } from "react";
import { messageOf } from "../data/failure";
import { loadable } from "./loadable";

/**
 * A menu or dialog whose code loads when it is first opened. If that fails a toast says so, and the
 * overlay is closed again: the page around it stays.
 *
 * @param load dynamic import of the overlay's module
 */
export function onDemand<Props extends { onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const { Component, preload, isLoaded } = loadable<Props, { default: ComponentType<Props> }>(load);
  return function OnDemand(props: Props) {
    const toast = useToast();
    const [loaded, setLoaded] = useState(isLoaded);
    const fail = useEffectEvent((error: unknown) => {
      toast.error(messageOf(error, "An unexpected error occurred"));
      props.onClose();
    });
    useEffect(() => {
      let gone = false;
      preload().then(
        () => !gone && setLoaded(true),
        (error: unknown) => !gone && fail(error),
      );
      return () => {
        gone = true;
      };
    }, []);
    return loaded ? createElement(Component, props) : null;
  };
}
