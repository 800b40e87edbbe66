import { Breadcrumbs, ListingFrame, Prose } from "@taanka/ui";
import { Fragment } from "react";
import { useRouteMatch } from "../../app/routeMatch";
import { PageMeta } from "../../seo/PageMeta";
import { informationPages } from "./pages";

/** Terms, privacy, returns and frequent questions. */
export default function InformationScreen() {
  const { pathname } = useRouteMatch();
  const page = informationPages[pathname];
  if (!page) throw new Error("This path has no information page.");
  return (
    <>
      <PageMeta title={page.title} description={page.description} canonical={pathname} />
      <ListingFrame
        breadcrumb={<Breadcrumbs items={[{ label: "Home", href: "/" }, { label: page.title }]} />}
        title={page.title}
      >
        <Prose>
          {page.parts.map(({ heading, paragraphs }) => (
            <Fragment key={heading}>
              <h2>{heading}</h2>
              {paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </Fragment>
          ))}
        </Prose>
      </ListingFrame>
    </>
  );
}
