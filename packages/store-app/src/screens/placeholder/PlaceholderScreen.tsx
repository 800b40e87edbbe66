import { ButtonLink, MessageFrame, StitchDrawing } from "@taanka/ui";
import { useRouteMatch } from "../../app/routeMatch";
import { PageMeta } from "../../seo/PageMeta";

const back = { label: "Back to Profile", href: "/profile" };
const shop = { label: "Back to Home", href: "/" };

/** Pages that are announced but not open yet, by their path. */
const pages: Record<string, { title: string; text: string; action: typeof back }> = {
  "/tbyb": { title: "TBYB Gallery", text: "TBYB feature coming soon...", action: back },
  "/settings": { title: "Settings", text: "Settings are coming soon.", action: back },
  "/helpcenter": {
    title: "Help Center",
    text: "The help center is coming soon. Until then write to help@taanka.example.",
    action: back,
  },
  "/orders": {
    title: "Order History",
    text: "Order History - View and manage your orders.",
    action: shop,
  },
  "/try-before": {
    title: "Try Before You Buy",
    text: "See an outfit on yourself before it is sent. The service starts soon.",
    action: shop,
  },
};

/** Says what is coming and leads back. */
export default function PlaceholderScreen() {
  const page = pages[useRouteMatch().pathname];
  if (!page) throw new Error("This path has no placeholder.");
  return (
    <>
      <PageMeta title={page.title} description={page.text} />
      <MessageFrame
        drawing={<StitchDrawing drawing="hanger" />}
        title={page.title}
        description={page.text}
        actions={<ButtonLink href={page.action.href}>{page.action.label}</ButtonLink>}
      />
    </>
  );
}
