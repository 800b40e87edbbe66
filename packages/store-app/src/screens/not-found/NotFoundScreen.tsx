import { ButtonLink, MessageFrame, StitchDrawing } from "@taanka/ui";
import { PageMeta } from "../../seo/PageMeta";

/** Shown at addresses that the shop does not have. */
export default function NotFoundScreen() {
  return (
    <>
      <PageMeta title="Page Not Found" description="This page does not exist." />
      <MessageFrame
        drawing={<StitchDrawing drawing="needle" />}
        title="Page Not Found"
        description="The page you are looking for has moved or never was."
        actions={<ButtonLink href="/">Go Home</ButtonLink>}
      />
    </>
  );
}
