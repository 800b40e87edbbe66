import { PageLoader } from "@taanka/ui";
import { shop, useWords } from "../config";
import { PageMeta } from "../seo/PageMeta";

/** A page for a person who has signed in, until it is known whether they have. */
export function AwaitSession() {
  const words = useWords();
  return (
    <>
      <PageMeta title={shop.name} description={words(shop.description)} />
      <PageLoader />
    </>
  );
}
