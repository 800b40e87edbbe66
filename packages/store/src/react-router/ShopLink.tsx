import { isServerPath } from "@taanka/api-client/contract";
import type { ComponentProps, MouseEvent } from "react";
import { useHref } from "react-router-dom";
import { usePreloadedNavigate } from "./navigation";

/** What a link takes: the props of an `a`, its address always. */
export interface ShopLinkProps extends ComponentProps<"a"> {
  href: string;
}

/** Whether an address is one of the shop's own pages: no file, no anchor, no other site. */
const isPage = (href: string) => /^\/(?!\/)/.test(href) && !isServerPath(href);

/** Whether a click opens the page here: with a key held down the browser opens it elsewhere. */
export const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/**
 * Every link of the kit. To the shop's own pages it goes without a page load; what the page needs is
 * fetched as soon as a pointer, a finger or the focus is on the link. One to another language loads it.
 */
export function ShopLink({ href, ...rest }: ShopLinkProps) {
  const samePage = !rest.target && rest.download === undefined && rest.hrefLang === undefined;
  return isPage(href) && samePage ? (
    <PageLink {...rest} href={href} />
  ) : (
    <a {...rest} href={href} />
  );
}

/** The router's own `Link` would add a second way to open the page, and its cost to every card. */
function PageLink({ href, onClick, onPointerEnter, onFocus, ...rest }: ShopLinkProps) {
  const { open, prefetch } = usePreloadedNavigate();
  const want = () => prefetch(href);
  return (
    <a
      {...rest}
      href={useHref(href)}
      onPointerEnter={(event) => {
        want();
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        want();
        onFocus?.(event);
      }}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlain(event)) return;
        event.preventDefault();
        open(href);
      }}
    />
  );
}
