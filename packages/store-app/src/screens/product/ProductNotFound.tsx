import { ButtonLink, MessageFrame, StitchDrawing } from "@taanka/ui";
import { paths } from "../../paths";
import { PageMeta } from "../../seo/PageMeta";
import { useTexts } from "../../texts";

/** Shown for a product that the shop does not have. */
export function ProductNotFound() {
  const { title, description, heading, text, action } = useTexts().product.notFound;
  return (
    <>
      <PageMeta title={title} description={description} />
      <MessageFrame
        drawing={<StitchDrawing drawing="hanger" />}
        title={heading}
        description={text}
        actions={<ButtonLink href={paths.viewAll}>{action}</ButtonLink>}
      />
    </>
  );
}
