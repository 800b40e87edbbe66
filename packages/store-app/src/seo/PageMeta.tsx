import { shop, useLanguage } from "../config";
import { pathIn } from "../routing/language";
import { useTexts } from "../texts";
import { useToAddress } from "./origin";

export interface PageMetaProps {
  /** What the page is; the shop's name is added. */
  title: string;
  /** The shop's name comes before the title, as that of its home page. */
  nameFirst?: boolean;
  description: string;
  /** Path of the page's one true address. Left out on pages that search engines shall not list. */
  canonical?: string | undefined;
  /** Path or URL of the picture that stands for the page; the shop's own otherwise. */
  image?: string | undefined;
  /**
   * What the page is about, as networks call it.
   * @default "website"
   */
  type?: "website" | "product";
  /** schema.org objects. */
  structuredData?: Record<string, unknown>[];
}

/** Title, description, canonical address and structured data of a page. React puts them in the head. */
export function PageMeta({
  title,
  nameFirst = false,
  description,
  canonical,
  image = shop.home.defaultBanner.image,
  type = "website",
  structuredData = [],
}: PageMetaProps) {
  const { ofFile } = useToAddress();
  const { homeTitle, pageTitle } = useTexts().common;
  const fullTitle = nameFirst ? homeTitle(shop.name, title) : pageTitle(title, shop.name);
  const { code, locale } = useLanguage();
  const pages =
    canonical === undefined
      ? []
      : shop.languages.map((language) => ({
          language,
          href: ofFile(pathIn(language, canonical)),
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
      {pages.length > 1 && <link rel="alternate" hrefLang="x-default" href={pages[0]?.href} />}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={shop.name} />
      <meta property="og:locale" content={locale.replace("-", "_")} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {address && <meta property="og:url" content={address} />}
      <meta property="og:image" content={ofFile(image)} />
      <meta name="twitter:card" content="summary_large_image" />
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
