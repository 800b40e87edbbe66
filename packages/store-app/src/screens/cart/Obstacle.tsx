import { Notice } from "@taanka/ui";
import { useEffect, useRef } from "react";

/** What stands in the way to payment, brought into sight: the button may be far from here. */
export function Obstacle({ children }: { children: string }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <Notice kind="error" ref={notice}>
      {children}
    </Notice>
  );
}
