import { lazy, Suspense, useEffect, useState } from "react";
import { whenAwake } from "./waking";

const Toasts = lazy(() => import("./Toasts"));

/** Toasts come from what people do, so their code waits until somebody does something. */
export function LateToasts() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    void whenAwake().then(() => setWanted(true));
  }, []);
  return wanted ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null;
}
