import { Toaster } from "@taanka/ui";
import { useLocation } from "react-router-dom";

/** The shop's toasts; those of a page go with it. */
export default function Toasts() {
  return <Toaster page={useLocation().pathname} />;
}
