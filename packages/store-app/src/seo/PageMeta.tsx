import { shop, useLanguage } from "../config";
import { pathIn } from "../routing/language";
import { useTexts } from "../texts";
import { useOrigin } from "./origin";

export interface PageMetaProps {
  /** What the page is; the shop's name is added. */
  title: string;
  description: string;
  /** Path of the page's one true address. Left out on pages that search engines shall not list. */
  canonical?: string | undefined;
  /** Path or URL of the picture that stands for the page; the shop's own otherwise. */
  image?: string | undefined;
  /** schema.org objects. */
  structuredData?: Record<string, unknown>[];
}

/** Title, description, canonical address and structured data of a page. React puts them in the head. */
export function PageMeta({
  title,
  description,
  canonical,
  image = shop.home.defaultBanner.image,
  structuredData = [],
}: PageMetaProps) {
  const origin = useOrigin();
  const fullTitle = useTexts().common.pageTitle(title, shop.name);
  const { code } = useLanguage();
  const pages =
    canonical === undefined
      ? []
      : shop.languages.map((language) => ({
          language,
          href: new URL(pathIn(language, canonical), origin).href,
        }));
  const address = pages.find(({ language }) => language.code === code)?.href;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {address ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      {pages.length > 1 &&
        pages.map(({ language, href }) => (
          <link key={language.code} rel="alternate" hrefLang={language.code} href={href} />
        ))}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {address && <meta property="og:url" content={address} />}
      <meta property="og:image" content={new URL(image, origin).href} />
      {structuredData.map((data) => (
        <script
          key={String(data["@type"])}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with "<" escaped, a data block that is never run
          dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replace(/</g, "\\u003c") }}
        />
      ))}
    </>
  );
}
