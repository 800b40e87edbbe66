import { useEffect, useState } from "react";
import { loadable } from "./loadable";
import { insist, whenAwake } from "./waking";

const { Component: LateFrameParts, preload } = loadable(() => import("./LateFrameParts"));

/** What is around every screen, but not before somebody does something: its code waits until then. */
export function LateFrame() {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    void whenAwake()
      .then(() => insist(preload))
      .then(() => setLoaded(true));
  }, []);
  return loaded ? <LateFrameParts /> : null;
}
