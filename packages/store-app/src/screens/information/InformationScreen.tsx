import { RETURN_WINDOW_DAYS } from "@taanka/api-client/contract";
import { Breadcrumbs, formatRupees, ListingFrame, Prose } from "@taanka/ui";
import { Fragment } from "react";
import { useLocation } from "react-router-dom";
import { MailLinks } from "../../components/MailLinks";
import { shop, useLanguage, useWords } from "../../config";
import { paths, patterns } from "../../paths";
import { PageMeta } from "../../seo/PageMeta";
import { useTexts } from "../../texts";
import { type InformationName, informationIn } from "../../texts/information";

const names: Record<string, InformationName> = {
  [patterns.terms]: "terms",
  [patterns.privacy]: "privacy",
  [patterns.returns]: "returns",
  [patterns.shipping]: "shipping",
  [patterns.faq]: "faq",
};

/** Terms, privacy, shipping, returns and frequent questions. */
export default function InformationScreen() {
  const { pathname } = useLocation();
  const { code } = useLanguage();
  const words = useWords();
  const { catalogue, common, product } = useTexts();
  const name = names[pathname.replace(/\/+$/, "")];
  if (!name) throw new Error("This path has no information page.");
  const { charge, deliveryDays } = shop.shipping;
  const page = informationIn(code)[name]({
    shop: shop.name,
    entity: shop.legal.entity,
    address: shop.legal.address.join(", "),
    helpEmail: shop.contacts.helpEmail,
    grievanceOfficer: words(shop.policies.grievanceOfficer),
    country: catalogue(shop.country),
    tax: shop.tax.name,
    deliveryTime: product.days(deliveryDays.from, deliveryDays.to),
    deliveryCharge: charge > 0 ? formatRupees(charge) : undefined,
    returnDays: RETURN_WINDOW_DAYS,
    refundDays: shop.policies.refundDays,
  });
  return (
    <>
      <PageMeta title={page.title} description={page.description} canonical={paths[name]} />
      <ListingFrame
        breadcrumb={
          <Breadcrumbs items={[{ label: common.home, href: paths.home }, { label: page.title }]} />
        }
        title={page.title}
      >
        <Prose>
          {page.parts.map(({ heading, paragraphs }) => (
            <Fragment key={heading}>
              <h2>{heading}</h2>
              {paragraphs.map((text) => (
                <p key={text}>
                  <MailLinks text={text} />
                </p>
              ))}
            </Fragment>
          ))}
        </Prose>
      </ListingFrame>
    </>
  );
}
