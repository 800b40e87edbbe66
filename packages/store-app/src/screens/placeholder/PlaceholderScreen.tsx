import { ButtonLink, MessageFrame, StitchDrawing } from "@taanka/ui";
import { useLocation } from "react-router-dom";
import { MailLinks } from "../../components/MailLinks";
import { shop } from "../../config";
import { paths, patterns } from "../../paths";
import { PageMeta } from "../../seo/PageMeta";
import { type Texts, useTexts } from "../../texts";

type Name = keyof Texts["placeholders"];

/** Pages that are announced but not open yet, by their path. */
const names: Record<string, Name> = {
  [patterns.tbyb]: "tbyb",
  [patterns.settings]: "settings",
  [patterns.helpCenter]: "helpCenter",
  [patterns.orders]: "orders",
  [patterns.bankDetails]: "bankDetails",
};

const leadingHome: readonly Name[] = ["orders"];

/** Says what is coming and leads back. */
export default function PlaceholderScreen() {
  const { pathname } = useLocation();
  const { placeholders, common } = useTexts();
  const name = names[pathname.replace(/\/+$/, "")];
  if (!name) throw new Error("This path has no placeholder.");
  const { title, text } = placeholders[name];
  const home = leadingHome.includes(name);
  const description = text(shop.contacts.helpEmail);
  return (
    <>
      <PageMeta title={title} description={description} />
      <MessageFrame
        drawing={<StitchDrawing drawing="hanger" />}
        title={title}
        description={<MailLinks text={description} />}
        actions={
          <ButtonLink href={home ? paths.home : paths.profile}>
            {home ? common.backToHome : common.backToProfile}
          </ButtonLink>
        }
      />
    </>
  );
}
