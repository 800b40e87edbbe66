import { ButtonLink, MessageFrame, StitchDrawing } from "@taanka/ui";
import { PageMeta } from "../../seo/PageMeta";

/** Shown for a product that the shop does not have. */
export default function ProductNotFound() {
  return (
    <>
      <PageMeta title="Product not found" description="This product does not exist." />
      <MessageFrame
        drawing={<StitchDrawing drawing="hanger" />}
        title="Product not found."
        description="It may have been sold for good."
        actions={<ButtonLink href="/view-all">Back to the shop</ButtonLink>}
      />
    </>
  );
}
