import { useSearchParams } from "react-router-dom";

/** The page that signs in and leads back; its address says where to, so that another language keeps it. */
export const signInFrom = (path: string) => `/sign-in?${new URLSearchParams({ from: path })}`;

/** Where whoever has signed in goes: a page of this shop, whatever stands in the address. */
export function useWayBack(): string {
  const from = useSearchParams()[0].get("from") ?? "";
  return /^(\/[\w.%-]+)+$/.test(from) ? from : "/orders";
}
