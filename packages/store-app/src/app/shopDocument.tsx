import type { Language } from "@taanka/shop-config";
import type { DocumentProps } from "@taanka/store/server";
import { OriginContext } from "../seo/origin";
import type { LanguageTexts } from "../texts";
import { App } from "./App";
import { Document } from "./Document";

/** The whole document of a page: the server renders it, and the browser hydrates it. */
export const shopDocument = ({
  language,
  words,
  queryClient,
  session,
  origin,
  apiBaseUrl,
  withRouter,
}: DocumentProps<Language, LanguageTexts>) => (
  <OriginContext value={origin}>
    <Document language={language} origin={origin} apiBaseUrl={apiBaseUrl}>
      {withRouter(
        <App queryClient={queryClient} session={session} language={language} words={words} />,
      )}
    </Document>
  </OriginContext>
);
