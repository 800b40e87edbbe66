import { shop } from "../config";
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
  const address = canonical === undefined ? undefined : new URL(canonical, origin).href;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {address ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
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
