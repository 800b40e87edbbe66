import type { ReactNode } from "react";
import { sampleSwatch } from "./sheets";

/** A box that stands for any content in the stories of layout primitives. */
export function Sample({ tall = false, children }: { tall?: boolean; children?: ReactNode }) {
  return (
    <div style={{ ...sampleSwatch, minBlockSize: tall ? "10rem" : undefined }}>{children}</div>
  );
}
