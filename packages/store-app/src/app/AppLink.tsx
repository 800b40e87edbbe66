import type { LinkComponentProps } from "@taanka/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { Link } from "react-router-dom";
import { prefetchAddress } from "./prefetch";

const isOwnPage = (href: string) =>
  href.startsWith("/") && !href.startsWith("//") && !href.startsWith("/api/");

/**
 * The kit's link as the router's: stays inside the shop without a page load, and fetches the
 * target's code and data on intent (pointer, focus, touch).
 */
export function AppLink({ href, target, ...rest }: LinkComponentProps) {
  const client = useQueryClient();
  const prefetch = useCallback(() => {
    void prefetchAddress(client, href);
  }, [client, href]);
  const intent = useMemo(
    () => ({ onPointerEnter: prefetch, onFocus: prefetch, onTouchStart: prefetch }),
    [prefetch],
  );
  if (!isOwnPage(href) || target === "_blank") return <a {...rest} href={href} target={target} />;
  return <Link {...intent} {...rest} to={href} />;
}
