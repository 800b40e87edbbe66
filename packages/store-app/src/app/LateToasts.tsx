import { useEffect, useState } from "react";
import { loadable } from "./loadable";
import { insist, whenAwake } from "./waking";

const { Component: Toasts, preload } = loadable(() => import("./Toasts"));

/** Toasts come from what people do, so their code waits until somebody does something. */
export function LateToasts() {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    void whenAwake()
      .then(() => insist(preload))
      .then(() => setLoaded(true));
  }, []);
  return loaded ? <Toasts /> : null;
}
