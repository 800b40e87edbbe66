import { renderToString } from "react-dom/server";
import { MemoryRouter, useHref } from "react-router-dom";
import { expect, it } from "vitest";
import { hrefBelow } from "./navigation";

function Hrefs({ to }: { to: string }) {
  return JSON.stringify([useHref("/"), useHref(to)]);
}

it.each(
  ["/", "/hi"].flatMap((basename) =>
    ["/", "/?page=2", "/cart", "/view-all/search?q=silk#main"].map((to) => [basename, to] as const),
  ),
)("an address is what the router makes of it: below %s, %s", (basename, to) => {
  const html = renderToString(
    <MemoryRouter basename={basename} initialEntries={[basename]}>
      <Hrefs to={to} />
    </MemoryRouter>,
  );
  const [home, href] = JSON.parse(html.replaceAll("&quot;", '"')) as [string, string];
  expect(hrefBelow(home, to)).toBe(href);
});
