import { SiteFooter } from "@taanka/ui";

const helpEmail = "help@taanka.example";

const quickLinks = [
  { label: "Order History", href: "/order-history" },
  { label: "FAQ", href: "/faq" },
];

/** The shop's footer. */
export default function Footer() {
  return <SiteFooter helpEmail={helpEmail} quickLinks={quickLinks} />;
}
