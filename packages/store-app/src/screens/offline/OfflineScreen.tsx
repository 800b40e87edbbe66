import { ButtonLink, Heading, Link, MessageFrame, Stack, StitchDrawing, Text } from "@taanka/ui";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { useLanguage } from "../../config";
import { paths, wantedParameter } from "../../paths";
import { pathIn, prefixOf } from "../../routing/language";
import { PageMeta } from "../../seo/PageMeta";
import { useTexts } from "../../texts";
import { type ReadablePage, readablePages } from "./readablePages";

/** `URL.canParse` is younger than the browsers that are promised. */
function addressOf(wanted: string, origin: string): URL | undefined {
  try {
    return new URL(wanted, origin);
  } catch {
    return undefined;
  }
}

/**
 * The page of this shop that somebody wanted; the home page when the address names none. It is given
 * whole: a path may begin with two slashes, and by itself would lead to another server.
 */
function wantedPage(search: string, home: string): string {
  const { origin } = window.location;
  const wanted = new URLSearchParams(search).get(wantedParameter) ?? "";
  const url = addressOf(wanted, origin);
  const isOwn = url?.href.startsWith(origin + paths.home) === true;
  return isOwn && !url.pathname.endsWith(paths.offline) ? url.href : home;
}

/** Opens the page that was wanted as soon as there is a network again, unless people have just chosen another. */
function useWayOn(home: string): string | undefined {
  const { search } = useLocation();
  const [wanted, setWanted] = useState<string>();
  useEffect(() => {
    const page = wantedPage(search, home);
    setWanted(page);
    const end = new AbortController();
    const { signal } = end;
    let isLeaving = false;
    const go = () => {
      if (!isLeaving) window.location.replace(page);
    };
    // The device may have a network that leads nowhere: whoever comes back finds out.
    const isInVain = navigator.onLine && search !== "";
    const timer = isInVain ? setTimeout(go, 15_000) : undefined;
    if (!isInVain) window.addEventListener("online", go, { signal });
    const noteLeaving = ({ type }: Event) => {
      isLeaving = type === "beforeunload";
    };
    for (const type of ["beforeunload", "pageshow"])
      window.addEventListener(type, noteLeaving, { signal });
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [search, home]);
  return wanted;
}

function useReadablePages(): ReadablePage[] {
  const prefix = prefixOf(useLanguage());
  const [pages, setPages] = useState<ReadablePage[]>([]);
  useEffect(() => void readablePages(prefix).then(setPages), [prefix]);
  return pages;
}

/**
 * Shown in the place of a page that is not cached while there is no network. Its links are the
 * browser's: they lead to cached pages, whose data nobody can be asked for.
 */
export default function OfflineScreen() {
  const { offline: texts, common } = useTexts();
  const home = pathIn(useLanguage(), paths.home);
  const wanted = useWayOn(home);
  const pages = useReadablePages();
  return (
    <>
      <PageMeta title={texts.title} description={texts.description} />
      <MessageFrame
        drawing={<StitchDrawing drawing="needle" />}
        title={texts.title}
        description={texts.text}
        actions={
          <ButtonLink href={wanted ?? home} target="_self">
            {texts.retry}
          </ButtonLink>
        }
      >
        {pages.length > 0 ? (
          <Stack gap="2" align="center">
            <Heading level={2} size="md">
              {texts.keptPages}
            </Heading>
            {pages.map(({ href, title }) => (
              <Link key={href} href={href} target="_self" standalone>
                {href === home ? common.home : title}
              </Link>
            ))}
          </Stack>
        ) : (
          <Text tone="muted" align="center">
            {texts.nothingKept}
          </Text>
        )}
      </MessageFrame>
    </>
  );
}
