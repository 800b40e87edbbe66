import { Toaster } from "@taanka/ui";
import { useEffect } from "react";
import { NavigationProgress } from "./NavigationProgress";
import { preloadLikely } from "./preloadLikely";

/** Toasts and the loading bar; fetches meanwhile the code of what is likely to be opened next. */
export default function LateFrameParts() {
  useEffect(() => void preloadLikely(), []);
  return (
    <>
      <Toaster />
      <NavigationProgress />
    </>
  );
}
