import { ButtonLink, MessageFrame, StitchDrawing } from "@taanka/ui";
import { paths } from "../../paths";
import { PageMeta } from "../../seo/PageMeta";
import { useTexts } from "../../texts";

/** Shown at addresses that the shop does not have. */
export default function NotFoundScreen() {
  const { title, description, text, action } = useTexts().common.notFound;
  return (
    <>
      <PageMeta title={title} description={description} />
      <MessageFrame
        drawing={<StitchDrawing drawing="needle" />}
        title={title}
        description={text}
        actions={<ButtonLink href={paths.home}>{action}</ButtonLink>}
      />
    </>
  );
}
