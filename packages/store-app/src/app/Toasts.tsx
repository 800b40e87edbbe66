import { Toaster } from "@taanka/ui";

/** The drawing part of the toasts, loaded after the page has come alive. */
export default function Toasts() {
  return <Toaster />;
}
